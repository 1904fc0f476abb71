/* global wp, footlightOrigin -- of WordPress, and of the plugin */
{
  const { createElement: element } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components;
  const { __ } = wp.i18n;

  const DOMAIN = 'footlight-video';
  /** How the address of a frame names what the element calls by its attribute. */
  const FRAMES = { video: 'vod', live: 'live', playlist: 'playlist' };

  const frameOf = ({ kind, videoId }) =>
    `${footlightOrigin}/embed/${FRAMES[kind]}/${encodeURIComponent(videoId.trim())}`;

  const Edit = ({ attributes, setAttributes }) => {
    const blockProps = useBlockProps();
    const { kind, videoId, startAt, autoplay, muted, loop } = attributes;
    const toggle = (name, label, checked) =>
      element(ToggleControl, {
        __nextHasNoMarginBottom: true,
        label,
        checked,
        onChange: (value) => setAttributes({ [name]: value }),
      });
    const identity = [
      element(SelectControl, {
        key: 'kind',
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
        label: __('Kind', DOMAIN),
        value: kind,
        options: [
          { value: 'video', label: __('Film', DOMAIN) },
          { value: 'live', label: __('Live event', DOMAIN) },
          { value: 'playlist', label: __('Playlist', DOMAIN) },
        ],
        onChange: (value) => setAttributes({ kind: value }),
      }),
      element(TextControl, {
        key: 'id',
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
        label: __('Id', DOMAIN),
        help: __('The number at the end of its address, such as 1001', DOMAIN),
        value: videoId,
        onChange: (value) => setAttributes({ videoId: value }),
      }),
    ];
    const inspector = element(
      InspectorControls,
      null,
      element(
        PanelBody,
        { title: __('Video', DOMAIN) },
        ...identity,
        element(TextControl, {
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
          type: 'number',
          min: 0,
          label: __('Start at (seconds)', DOMAIN),
          value: startAt,
          onChange: (value) => setAttributes({ startAt: Number(value) || 0 }),
        }),
        toggle('autoplay', __('Play by itself', DOMAIN), autoplay),
        toggle('muted', __('Muted', DOMAIN), muted),
        toggle('loop', __('Repeat', DOMAIN), loop),
      ),
    );
    if (footlightOrigin === '' || videoId.trim() === '') {
      const instructions =
        footlightOrigin === ''
          ? __('Set the address of your service in Settings → Media.', DOMAIN)
          : __('Choose what to play.', DOMAIN);
      return element(
        'div',
        blockProps,
        inspector,
        element(
          Placeholder,
          { icon: 'video-alt3', label: __('Footlight video', DOMAIN), instructions },
          ...(footlightOrigin === '' ? [] : identity),
        ),
      );
    }
    return element(
      'div',
      blockProps,
      inspector,
      element('iframe', {
        src: frameOf(attributes),
        title: __('Footlight video', DOMAIN),
        style: { width: '100%', aspectRatio: '16 / 9', border: 0, display: 'block' },
        // A press selects the block, not the video in it.
        inert: true,
      }),
    );
  };

  wp.blocks.registerBlockType('footlight/video', { edit: Edit, save: () => null });
}
