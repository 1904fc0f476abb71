<?php
/**
 * Plugin Name: Footlight Video
 * Description: Films, live events and playlists of a Footlight service: a block, a shortcode, and pasted links.
 * Version: 1.0.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: footlight-video
 */

defined( 'ABSPATH' ) || exit;

const FOOTLIGHT_OPTION = 'footlight_origin';

/** The origin of the service, such as https://service.example; empty until it is set. */
function footlight_origin() {
	$origin = defined( 'FOOTLIGHT_ORIGIN' ) ? FOOTLIGHT_ORIGIN : get_option( FOOTLIGHT_OPTION, '' );
	return footlight_sanitize_origin( $origin );
}

/** Scheme, host and port of an address; empty for anything else. */
function footlight_sanitize_origin( $address ) {
	$parts = wp_parse_url( trim( (string) $address ) );
	if ( ! isset( $parts['scheme'], $parts['host'] ) || ! in_array( $parts['scheme'], array( 'https', 'http' ), true ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '';
	return $parts['scheme'] . '://' . $parts['host'] . $port;
}

add_action(
	'admin_init',
	function () {
		register_setting(
			'media',
			FOOTLIGHT_OPTION,
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => 'footlight_sanitize_origin',
			)
		);
		add_settings_section( 'footlight', __( 'Footlight', 'footlight-video' ), '__return_false', 'media' );
		add_settings_field(
			FOOTLIGHT_OPTION,
			__( 'Address of the service', 'footlight-video' ),
			function () {
				printf(
					'<input type="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="https://service.example"%3$s>',
					esc_attr( FOOTLIGHT_OPTION ),
					esc_attr( footlight_origin() ),
					defined( 'FOOTLIGHT_ORIGIN' ) ? ' readonly' : ''
				);
			},
			'media',
			'footlight',
			array( 'label_for' => FOOTLIGHT_OPTION )
		);
	}
);

/**
 * The element for a video.
 *
 * @param array $attributes Of the block or the shortcode: kind (video, live, playlist), videoId, startAt (seconds),
 *                          autoplay, muted, loop.
 */
function footlight_element( $attributes ) {
	$origin = footlight_origin();
	$kind   = $attributes['kind'] ?? 'video';
	$id     = trim( (string) ( $attributes['videoId'] ?? '' ) );
	if ( '' === $origin || '' === $id || ! in_array( $kind, array( 'video', 'live', 'playlist' ), true ) ) {
		return '';
	}
	// The element is defined once, however many videos a page has.
	wp_enqueue_script_module( 'footlight-embed', $origin . '/sdk/embed.js', array(), null );

	$html = sprintf( '<footlight-embed %s="%s"', $kind, esc_attr( $id ) );
	if ( (float) ( $attributes['startAt'] ?? 0 ) > 0 ) {
		$html .= sprintf( ' start-at="%s"', esc_attr( (float) $attributes['startAt'] ) );
	}
	foreach ( array( 'autoplay', 'muted', 'loop' ) as $flag ) {
		if ( ! empty( $attributes[ $flag ] ) ) {
			$html .= ' ' . $flag;
		}
	}
	// The language of the site is that of the player.
	return $html . sprintf( ' language="%s"></footlight-embed>', esc_attr( get_bloginfo( 'language' ) ) );
}

add_action(
	'init',
	function () {
		$origin = footlight_origin();
		register_block_type(
			__DIR__,
			array(
				'render_callback' => function ( $attributes ) {
					$element = footlight_element( $attributes );
					return '' === $element ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $element );
				},
			)
		);
		wp_add_inline_script(
			'footlight-video-editor-script',
			'const footlightOrigin = ' . wp_json_encode( $origin ) . ';',
			'before'
		);
		// [footlight video="1001" start-at="30" muted]
		add_shortcode(
			'footlight',
			function ( $given ) {
				$given = (array) $given;
				foreach ( array( 'video', 'live', 'playlist' ) as $kind ) {
					if ( isset( $given[ $kind ] ) ) {
						return footlight_element(
							array(
								'kind'     => $kind,
								'videoId'  => $given[ $kind ],
								'startAt'  => $given['start-at'] ?? 0,
								'autoplay' => in_array( 'autoplay', $given, true ),
								'muted'    => in_array( 'muted', $given, true ),
								'loop'     => in_array( 'loop', $given, true ),
							)
						);
					}
				}
				return '';
			}
		);
		// Links pasted into a post become players. Without this, WordPress would take the origin from their frames.
		if ( '' !== $origin ) {
			wp_oembed_add_provider( $origin . '/*', $origin . '/api/v2/oembed' );
		}
	}
);
