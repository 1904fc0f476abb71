/** A sign-in at a TV provider through Adobe Pass. */
export interface TvProviderSignIn {
  readonly baseUri: string;
  readonly requestorId: string;
  /** Adobe's id of the TV provider. */
  readonly providerId: string;
  readonly code: string;
  /** Host name of this site. */
  readonly site: string;
  /** Absolute address to return to. */
  readonly backTo: string;
}

/**
 * The address that the browser is sent to for sign-in at a TV provider; the address to return to is its last parameter.
 * @see https://github.com/AdobeDocs/pass.en/blob/main/help/authentication/integration-guide-programmers/legacy/rest-api-v1/apis/initiate-authentication.md
 */
export const tvProviderAddress = ({
  baseUri,
  requestorId,
  providerId,
  code,
  site,
  backTo,
}: TvProviderSignIn): string => {
  const query: readonly (readonly [string, string])[] = [
    ['requestor_id', requestorId],
    ['mso_id', providerId],
    ['reg_code', code],
    ['domain_name', site],
    ['noflash', 'true'],
    ['no_iframe', 'true'],
    ['redirect_url', backTo],
  ];
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${baseUri}/api/v1/authenticate?${text}`;
};
