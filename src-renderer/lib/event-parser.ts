/** One event of a stream of server-sent events. */
export interface StreamEvent {
  name: string;
  data: string;
}

/**
 * Takes the text of a `text/event-stream` in pieces, cut anywhere, and returns the events that each
 * piece completes. Comments, which only keep a connection alive, are dropped.
 */
export function eventParser(): (text: string) => StreamEvent[] {
  let rest = '';
  let name = '';
  let data: string[] = [];

  function readLine(line: string, events: StreamEvent[]): void {
    if (line === '') {
      if (data.length > 0) events.push({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  }

  return (text) => {
    const events: StreamEvent[] = [];
    // A carriage return at the end may be half of a line end.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line, events);
    return events;
  };
}
