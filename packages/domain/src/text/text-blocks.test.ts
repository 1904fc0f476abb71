import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.js';

it('splits text at empty lines into paragraphs and headings, and keeps markup as text', () => {
  expect(textBlocks('Be kind.\n\n## Screens\n\nOne line,\nand its next.\n\n\n <b>bold</b> #1 \n')).toEqual([
    { kind: 'paragraph', text: 'Be kind.' },
    { kind: 'heading', text: 'Screens' },
    { kind: 'paragraph', text: 'One line,\nand its next.' },
    { kind: 'paragraph', text: '<b>bold</b> #1' },
  ]);
  expect(textBlocks(' \n\n ')).toEqual([]);
});
