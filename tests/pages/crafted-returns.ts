/** Hosts of an attacker, some disguised as a path or as this site. */
const HOSTS = [
  'evil.example',
  'localhost:4600.evil.example',
  'localhost:4600@evil.example',
  'evil.example#@localhost:4600',
  'evil.example%00.localhost',
  'xn--80ak6aa92e.example',
] as const;

/** Prefixes that turn a path into a host in some parsers. */
const FRONTS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '/ /',
  '/%2F',
  '%2F%2F',
  '/%5C',
  '%5C%5C',
  '/.//',
  '/..//',
  '/;//',
  'https://',
  'HTTPS://',
  'https:/',
  'https:',
  'https:\\\\',
  'http:\t//',
  'ftp://',
  '//user:word@',
  '\u2215\u2215',
  '\uFF0F\uFF0F',
  '/\u2028/',
  '\u0000//',
] as const;

/** URLs that execute or load something instead of navigating. */
const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://localhost:4600/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://localhost:4600/5f2c',
  'file:///etc/passwd',
  'about:blank',
  'mailto:evil@example.org',
  'intent://evil.example#Intent;scheme=https;end',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '/home"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '/home\r\nLocation: https://evil.example',
  '/home%0d%0aLocation:%20https://evil.example',
  '?from=//evil.example',
  '#//evil.example',
] as const;

/** Two hundred values of `from` that try to lead a viewer off this site. */
export const CRAFTED_RETURNS: readonly string[] = [
  ...FRONTS.flatMap((front) => HOSTS.map((host) => `${front}${host}/series/5001`)),
  ...SCHEMES,
];

/** Each prefix with one host, and each scheme: a subset for tests that render a page for each. */
export const CRAFTED_KINDS: readonly string[] = [
  ...FRONTS.map((front, index) => `${front}${HOSTS[index % HOSTS.length]}/series/5001`),
  ...SCHEMES,
];
