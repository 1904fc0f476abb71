/**
 * The browser SDK: `OPIN.configure`, `.detectPartners`, `.workflowResponse`, `.runWorkflow` and `.logout`. A redirect
 * workflow returns its response in the fragment, which is not sent to servers.
 */
export const opinSdk = (base: string): string => `(() => {
  const base = ${JSON.stringify(base)};
  const origin = new URL(base).origin;
  const RESPONSE = 'opin_response';
  let clientId = '';
  let token = null;
  const sdkError = (code) => Object.assign(new Error(code), { code });
  window.OPIN = {
    configure: (options) => { clientId = options.clientId; },
    detectPartners: async ({ country }) => {
      const query = new URLSearchParams({ client_id: clientId, country });
      const answer = await fetch(base + '/partners?' + query);
      if (!answer.ok) throw sdkError('PARTNERS_FAILED');
      return (await answer.json()).partners;
    },
    workflowResponse: () => {
      const fragment = new URLSearchParams(location.hash.slice(1));
      const response = fragment.get(RESPONSE);
      if (response === null) return null;
      history.replaceState(history.state, '', location.pathname + location.search);
      if (response === '') throw sdkError('CANCELLED');
      token = response;
      return { token };
    },
    runWorkflow: ({ partner, container, returnUri }) => new Promise((resolve, reject) => {
      const query = new URLSearchParams({ client_id: clientId, flow: partner.flow, return_uri: returnUri });
      const address = base + '/workflow/' + encodeURIComponent(partner.id) + '?' + query;
      if (partner.flow === 'REDIRECT') { location.assign(address); return; }
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.title = partner.name;
      const listen = (event) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        removeEventListener('message', listen);
        frame.remove();
        if (event.data?.type === 'opin.done') { token = event.data.token; resolve({ token }); }
        else reject(sdkError('CANCELLED'));
      };
      addEventListener('message', listen);
      container.replaceChildren(frame);
    }),
    logout: async () => {
      const ended = token;
      token = null;
      if (ended === null) return;
      await fetch(base + '/logout', { method: 'POST', body: new URLSearchParams({ token: ended }) });
    },
  };
})();
`;
