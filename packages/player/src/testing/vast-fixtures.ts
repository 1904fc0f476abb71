/** Documents of an ad server, with what tests vary. */
interface AdFixture {
  readonly id: string;
  readonly sequence?: number;
  /** Address of the film. */
  readonly file?: string;
  readonly type?: string;
  /** Instead of a linear creative with one file. */
  readonly creatives?: string;
  /** Further elements of the advertisement. */
  readonly more?: string;
}

const TRACKER = 'https://told.example/';

/** Where a document reports errors and impressions of an advertisement. */
export const told = (id: string, what: string): string => `${TRACKER}${id}?${what}`;

const attribute = (sequence: number | undefined): string =>
  sequence === undefined ? '' : ` sequence="${String(sequence)}"`;

const head = (id: string): string => `<AdSystem>s</AdSystem><AdTitle>${id}</AdTitle>
  <Error><![CDATA[${told(id, 'code=[ERRORCODE]')}]]></Error>
  <Impression><![CDATA[${told(id, 'seen')}]]></Impression>`;

export const linear = (file: string, type = 'video/mp4', more = ''): string =>
  `<Creative><Linear><Duration>00:00:05</Duration><MediaFiles>
    <MediaFile delivery="progressive" type="${type}" width="320" height="180"><![CDATA[${file}]]></MediaFile>${more}
  </MediaFiles></Linear></Creative>`;

export const inline = ({ id, sequence, file = '', type, creatives, more = '' }: AdFixture): string =>
  `<Ad id="${id}"${attribute(sequence)}><InLine>${head(id)}
    <Creatives>${creatives ?? linear(file, type)}</Creatives>${more}
  </InLine></Ad>`;

export const wrapper = (id: string, address: string, attributes = '', sequence?: number): string =>
  `<Ad id="${id}"${attribute(sequence)}><Wrapper ${attributes}>${head(id)}
    <VASTAdTagURI><![CDATA[${address}]]></VASTAdTagURI>
  </Wrapper></Ad>`;

export const vast = (ads: string, version = '4.2'): string => `<VAST version="${version}">${ads}</VAST>`;
