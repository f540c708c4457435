/**
 * A text as one frame of the WebSocket protocol, from a server: whole, and not masked (RFC 6455, 5.2). It is a string of
 * bytes, to be written as Latin-1: a socket takes it in one piece, without a buffer for the head and another for the text.
 * A `plain` text is known to be ASCII.
 */
export const frameOf = (text: string, plain = false): string => {
  const bytes = plain ? text : bytesOf(text);
  return headOf(bytes.length) + bytes;
};

/** The bytes of a text in UTF-8, as a string. Of plain ASCII they are the text itself. */
const bytesOf = (text: string): string =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');

const wholeText = 0x81;

const headOf = (length: number): string => {
  if (length < 126) return String.fromCharCode(wholeText, length);
  if (length < 65_536) return String.fromCharCode(wholeText, 126, length >> 8, length & 255);
  const [high, low] = [length >>> 16, length & 65_535];
  return String.fromCharCode(wholeText, 127, 0, 0, 0, 0, high >> 8, high & 255, low >> 8, low & 255);
};
