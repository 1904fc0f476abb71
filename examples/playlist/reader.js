/** The token of a subscriber of the demo, requested once, and again when the service refuses it. */
export const readerOf = (origin) => {
  let token = null;
  const signIn = async () => {
    const answer = await fetch(`${origin}/api/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'member@footlight.example', secret: 'footlight-demo' }),
    });
    return (await answer.json()).authorisationToken;
  };
  return ({ isRefused = false } = {}) => {
    if (token === null || isRefused) token = signIn();
    return token;
  };
};
