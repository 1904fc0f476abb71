/** More than an initialisation has; a file that begins with one is not read further. */
const HEAD_BYTES = 8192;

/**
 * Whether bytes are an initialisation whose samples are encrypted.
 * @see ISO/IEC 14496-12, 8.12
 */
export const isEncryptedInit = (data: unknown): boolean => {
  if (!(data instanceof ArrayBuffer)) return false;
  const head = new TextDecoder('latin1').decode(data.slice(0, HEAD_BYTES));
  return head.startsWith('ftyp', 4) && /enc[av][^]*sinf/u.test(head);
};
