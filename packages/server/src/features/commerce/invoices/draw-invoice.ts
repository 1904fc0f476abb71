import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
// The package's types declare only the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import type { InvoiceDocument } from './invoice-document.js';
import { visualRuns } from './visual-runs.js';

const require = createRequire(import.meta.url);
/** This family covers all languages of the site: it has Latin and Arabic glyphs. */
const FONT_FILES = {
  regular: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  strong: '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
} as const;
type Weight = keyof typeof FONT_FILES;

/** Dimensions of an A4 page, in points (1/72 inch). */
const PAGE = { width: 595.28, margin: 56 } as const;
const LINE = 1.5;
const INK = '#17151c';
const QUIET = '#5d5866';
const RULE = '#d9d5df';

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

const fonts = new Map<Weight, Promise<Buffer>>();
const fontOf = (weight: Weight): Promise<Buffer> => {
  const known = fonts.get(weight) ?? readFile(require.resolve(FONT_FILES[weight]));
  fonts.set(weight, known);
  // A failed read is not cached: the next invoice retries it.
  known.catch(() => fonts.delete(weight));
  return known;
};

/** Draws lines aligned to the start or end of a box, for both directions of the document. */
const createPen = (pdf: PDFKit.PDFDocument, direction: 'ltr' | 'rtl') => {
  const widthOf = (text: string): number =>
    visualRuns(text).reduce((sum, run) => sum + pdf.widthOfString(run.text, featuresOf(run)), 0);
  const featuresOf = ({ isRightToLeft }: { readonly isRightToLeft: boolean }) =>
    isRightToLeft ? { features: ['rtla' as const] } : {};
  const lineAt = (text: string, left: number, top: number): void => {
    let x = left;
    for (const run of visualRuns(text)) {
      pdf.text(run.text, x, top, { lineBreak: false, ...featuresOf(run) });
      x += pdf.widthOfString(run.text, featuresOf(run));
    }
  };
  const wrapped = (text: string, width: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/u)) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
  return {
    /** @returns top of the next line, in points from the top of the page */
    write: (
      text: string,
      box: {
        readonly left: number;
        readonly width: number;
        readonly top: number;
        readonly at: 'start' | 'end';
      },
      { size, weight = 'regular', color = INK }: Style,
    ): number => {
      pdf.font(weight).fontSize(size).fillColor(color);
      const isAtLeft = (box.at === 'start') === (direction === 'ltr');
      let { top } = box;
      for (const line of wrapped(text, box.width)) {
        lineAt(line, isAtLeft ? box.left : box.left + box.width - widthOf(line), top);
        top += size * LINE;
      }
      return top;
    },
    rule: (top: number): void => {
      pdf
        .moveTo(PAGE.margin, top)
        .lineTo(PAGE.width - PAGE.margin, top)
        .lineWidth(0.75)
        .strokeColor(RULE)
        .stroke();
    },
  };
};

/**
 * Renders an invoice as a PDF of one A4 page with embedded fonts.
 * @see docs/rules/commerce.md MONEY-54
 */
export const drawInvoice = async (invoice: InvoiceDocument): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: invoice.language,
    info: {
      Title: `${invoice.title} ${invoice.facts[0]?.[1] ?? ''}`.trim(),
      Author: invoice.seller[0] ?? '',
    },
    // Disables the default standard font; only the two fonts registered below are used.
    font: '',
  });
  const done = buffer(pdf);
  for (const weight of ['regular', 'strong'] as const) pdf.registerFont(weight, await fontOf(weight));
  const pen = createPen(pdf, invoice.direction);
  const contentArea = { left: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };
  const half = contentArea.width / 2 - 12;
  const isLtr = invoice.direction === 'ltr';
  const first = { left: isLtr ? contentArea.left : contentArea.left + half + 24, width: half };
  const second = { left: isLtr ? contentArea.left + half + 24 : contentArea.left, width: half };

  const title: Style = { size: 26, weight: 'strong' };
  const text: Style = { size: 10.5 };
  const quiet: Style = { size: 10.5, color: QUIET };
  const strong: Style = { size: 10.5, weight: 'strong' };

  let top = pen.write(invoice.title, { ...first, top: PAGE.margin, at: 'start' }, title) + 8;
  let sellerTop: number = PAGE.margin + 4;
  for (const [index, line] of invoice.seller.entries())
    sellerTop = pen.write(line, { ...second, top: sellerTop, at: 'end' }, index === 0 ? strong : quiet);

  top = Math.max(top, sellerTop) + 20;
  let buyerTop = pen.write(invoice.buyer.label, { ...first, top, at: 'start' }, quiet);
  for (const [index, line] of invoice.buyer.lines.entries())
    buyerTop = pen.write(line, { ...first, top: buyerTop, at: 'start' }, index === 0 ? strong : text);
  let factsTop = top;
  for (const [label, value] of invoice.facts) {
    factsTop = pen.write(label, { ...second, top: factsTop, at: 'end' }, quiet);
    factsTop = pen.write(value, { ...second, top: factsTop, at: 'end' }, text) + 4;
  }

  top = Math.max(buyerTop, factsTop) + 28;
  const amountWidth = 130;
  const row = ([label, amount]: readonly [string, string], style: Style, from: number): number => {
    const what = {
      left: isLtr ? contentArea.left : contentArea.left + amountWidth,
      width: contentArea.width - amountWidth,
    };
    const cost = {
      left: isLtr ? contentArea.left + contentArea.width - amountWidth : contentArea.left,
      width: amountWidth,
    };
    return Math.max(
      pen.write(label, { ...what, top: from, at: 'start' }, style),
      pen.write(amount, { ...cost, top: from, at: 'end' }, style),
    );
  };
  pen.rule(top);
  top += 12;
  for (const one of invoice.items) top = row(one, strong, top) + 4;
  top += 8;
  pen.rule(top);
  top += 12;
  for (const one of invoice.totals) top = row(one, quiet, top) + 2;
  top = row(invoice.paid, { size: 13, weight: 'strong' }, top + 4) + 2;
  for (const one of invoice.refunds) top = row(one, quiet, top) + 2;
  pen.write(invoice.note, { ...contentArea, top: top + 28, at: 'start' }, quiet);
  pdf.end();
  return done;
};
