import { jwtVerify, SignJWT } from 'jose';

/**
 * Adobe signs statements with its own key. The simulator's key need not be secret, so that a realm file can contain a
 * statement.
 */
const KEY = new TextEncoder().encode('footlight simulator: software statements');
const ISSUER = 'footlight-simulators';

/** Signs a statement like those that operators download from Adobe's dashboard. */
export const signSoftwareStatement = (softwareId: string): Promise<string> =>
  new SignJWT({ software_id: softwareId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .sign(KEY);

/** @returns whether the statement was signed here */
export const isSoftwareStatement = async (statement: string): Promise<boolean> => {
  try {
    await jwtVerify(statement, KEY, { issuer: ISSUER, algorithms: ['HS256'] });
    return true;
  } catch {
    return false;
  }
};
