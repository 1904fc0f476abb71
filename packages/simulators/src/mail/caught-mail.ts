import PostalMime from 'postal-mime';

/** A received mail. */
export interface CaughtMail {
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Envelope addresses, which determine the recipients. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** @param source the message as received over SMTP, RFC 5322 */
export const readMail = async (
  source: Buffer,
  { id, to, receivedAt }: { readonly id: string; readonly to: readonly string[]; readonly receivedAt: Date },
): Promise<CaughtMail> => {
  const { from, subject = '', html = '', text = '', headers } = await PostalMime.parse(source);
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    to,
    from: from?.address ?? '',
    subject,
    html,
    text,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
};
