import doc, { type ImscElement } from 'imsc/src/main/js/doc.js';
import { cueTime, escapedText } from './chapters-text.js';
import type { CaptionLineIssue } from './caption-lines.js';

/** A cue without an end stays until the film ends. */
const LATEST_SECONDS = 24 * 3600;

const NOTHING_SHOWN = 80;

const textOf = (element: ImscElement): string => {
  const { kind, text = '', space, contents = [] } = element;
  if (kind === 'br') return '\n';
  const own = space === 'preserve' ? text : text.replaceAll(/\s+/gu, ' ');
  return own + contents.map(textOf).join('');
};

const paragraphsOf = (element: ImscElement): readonly ImscElement[] =>
  element.kind === 'p' ? [element] : (element.contents ?? []).flatMap(paragraphsOf);

/** Lines without blanks at their ends; empty ones would end the cue. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const cueOf = (paragraph: ImscElement): string[] => {
  const { begin = 0, end } = paragraph;
  const until = Math.min(end ?? LATEST_SECONDS, LATEST_SECONDS);
  const lines = linesOf(textOf(paragraph));
  if (lines.length === 0 || until <= begin) return [];
  return [`${cueTime(begin)} --> ${cueTime(until)}\n${escapedText(lines.join('\n'))}`];
};

const issueOf = (reason: string): CaptionLineIssue => {
  const [, line = '0'] = /^Line: (\d+)$/mu.exec(reason) ?? [];
  return {
    line: Number(line) + 1,
    found: (reason.split('\n')[0] ?? '').slice(0, NOTHING_SHOWN),
    allowed: 'TTML with at least one text',
  };
};

/** The texts of TTML as WebVTT, without their places and styles, or what is wrong with it. */
export const webVttOfTtml = (text: string): string | CaptionLineIssue => {
  const reasons: string[] = [];
  const collect = (ends: boolean) => (message: string) => {
    reasons.push(message);
    return ends;
  };
  const ignore = (): boolean => false;
  try {
    const handlers = { info: ignore, warn: ignore, error: collect(false), fatal: collect(true) };
    const body = doc.fromXML(text, handlers)?.body;
    const cues = body === null || body === undefined ? [] : paragraphsOf(body).flatMap(cueOf);
    if (cues.length > 0) return `${['WEBVTT', ...cues].join('\n\n')}\n`;
    return issueOf(reasons[0] ?? 'no text');
  } catch (error) {
    // It throws for a document without a root element, after it has reported why, or not.
    const isExplained = error instanceof Error && /^Line: \d+$/mu.test(error.message);
    return issueOf(isExplained ? error.message : (reasons[0] ?? 'no TTML'));
  }
};
