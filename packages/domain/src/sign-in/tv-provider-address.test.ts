import { expect, it } from 'vitest';
import { tvProviderAddress } from './tv-provider-address.js';

it('contains provider and code, and ends with the encoded return address', () => {
  const address = tvProviderAddress({
    baseUri: 'https://api.auth.adobe.com',
    requestorId: 'footlight',
    providerId: 'Harbour & Co',
    code: 'K7Q2FX',
    site: 'watch.example',
    backTo: 'https://watch.example/providers/success',
  });
  expect(address).toBe(
    'https://api.auth.adobe.com/api/v1/authenticate?requestor_id=footlight&mso_id=Harbour%20%26%20Co&reg_code=K7Q2FX' +
      '&domain_name=watch.example&noflash=true&no_iframe=true&redirect_url=https%3A%2F%2Fwatch.example%2Fproviders%2Fsuccess',
  );
});
