// Talking to the server: one stream of what is new, and what people do.

export class Stream {
  constructor(person, language, { onNews, onGone, onBack }) {
    this.gone = false;
    this.source = new EventSource(`events?person=${person}&language=${encodeURIComponent(language)}`);
    this.source.onmessage = (event) => {
      if (this.gone) onBack();
      this.gone = false;
      onNews(JSON.parse(event.data));
    };
    this.source.onerror = () => {
      if (!this.gone) onGone();
      this.gone = true;
      // The browser tries again by itself, unless it was told something that is no stream.
      if (this.source.readyState === EventSource.CLOSED) this.again = setTimeout(() => location.reload(), 2000);
    };
  }

  close() {
    clearTimeout(this.again);
    this.source.close();
  }
}

export async function post(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

export const get = async (path) => (await fetch(path)).json();
