import { isUtf8 } from 'node:buffer';

/** What a caller sent, or why it is not read. */
export type Body =
  | { readonly text: string; readonly fault?: undefined }
  | { readonly fault: 'too_large' | 'ill_formed' };

/** Read a body, but no more of it than allowed: a longer one is refused while it arrives. */
export const readBody = async (request: Request, most: number): Promise<Body> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return { fault: 'too_large' };
  if (!request.body) return { text: '' };
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body) {
      size += part.byteLength;
      if (size > most) return { fault: 'too_large' };
      parts.push(part);
    }
  } catch {
    // The caller went away in the middle: nobody hears the answer, and it is no error of ours.
    return { fault: 'ill_formed' };
  }
  const bytes = Buffer.concat(parts);
  return isUtf8(bytes) ? { text: bytes.toString() } : { fault: 'ill_formed' };
};
