/**
 * The part of Gigya's Web SDK that a site's own form uses: `gigya.accounts.login`, `.getAccountInfo` and `.logout`,
 * each with a `callback`. The session is kept in the page's storage under `glt_<apiKey>`, as the SDK does for sites
 * without third-party cookies.
 * @see https://help.sap.com/docs/SAP_CUSTOMER_DATA_CLOUD accounts.login JS, accounts.getAccountInfo JS
 */
export const gigyaSdk = (base: string, apiKey: string): string => `(() => {
  const base = ${JSON.stringify(base)};
  const apiKey = ${JSON.stringify(apiKey)};
  const sessionKey = 'glt_' + apiKey;
  const call = async (method, fields) => {
    try {
      const answer = await fetch(base + '/' + method, {
        method: 'POST', body: new URLSearchParams({ apiKey, format: 'json', ...fields }),
      });
      return await answer.json();
    } catch {
      return { errorCode: 500026, errorMessage: 'Network error', statusCode: 500 };
    }
  };
  const wrapped = (work) => (params = {}) => {
    const { callback, ...fields } = params;
    void work(fields).then((answer) => callback?.(answer));
  };
  window.gigya = {
    apiKey,
    accounts: {
      login: wrapped(async ({ loginID = '', password = '' }) => {
        const answer = await call('accounts.login', { loginID, password });
        if (answer.errorCode === 0) localStorage.setItem(sessionKey, answer.sessionInfo.cookieValue);
        return answer;
      }),
      getAccountInfo: wrapped(async () => {
        const token = localStorage.getItem(sessionKey);
        if (token === null) return { errorCode: 403005, errorMessage: 'Unauthorized user', statusCode: 403 };
        return call('accounts.getAccountInfo', { login_token: token });
      }),
      logout: wrapped(async () => {
        const token = localStorage.getItem(sessionKey);
        localStorage.removeItem(sessionKey);
        return call('accounts.logout', { login_token: token ?? '' });
      }),
    },
  };
})();
`;
