/** Records of a ZIP archive, by the numbers that they begin with. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The end record is followed by a comment of at most this length. */
const COMMENT_MAX = 0xffff;
/** What stands where a number has its place in a record of archives beyond 4 GB. */
const ELSEWHERE = 0xffffffff;
/** A deflated file of no bytes takes two. */
const DEFLATED_NOTHING = 2;

/**
 * Bytes that a ZIP archive says it unpacks to, read from its directory before anything is unpacked. The
 * reader of workbooks stops each file of it at the size that is said here; Infinity where an archive
 * does not say one, so that the reader would have no bound.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return Infinity;
  let sum = 0;
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY) return Infinity;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const hasLaterSizes = (view.getUint16(at + 8, true) & 8) !== 0;
    if (packed === ELSEWHERE || unpacked === ELSEWHERE) return Infinity;
    // A size of 0 is no bound for the reader, and sizes behind the data are asked for only without one.
    if (unpacked === 0 && (packed > DEFLATED_NOTHING || hasLaterSizes)) return Infinity;
    sum += unpacked;
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return sum;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}
