import { onlyLater, onlyUsed } from '../../../publisher/export/styles';

const used =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test.each([
  ['rules of parts that are not there', '.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['single selectors of a shared rule', '.a,.b,h1{margin:0}', '.a,h1{margin:0}'],
  [
    'combinations with one of them',
    '.a .b{margin:0}.a.b:hover{margin:0}.a p{margin:0}',
    '.a p{margin:0}',
  ],
  [
    'media rules that become empty',
    '@media print{.b{margin:0}}@media print{.a{margin:0}.b{margin:0}}',
    '@media print{.a{margin:0}}',
  ],
])('takes out %s', (_, css, expected) => {
  expect(onlyUsed(css, used('a'))).toBe(expected);
});

test.each([
  'html[data-x=".b"] p{margin:0}',
  'p:not(.b){margin:0}',
  ':is(html:not([data-offer]) .b,.a){display:none}',
  '@font-face{src:url(x.b)}',
  ':root{--b:1.5rem}h1{margin:.5rem}',
])('leaves %s', (css) => {
  expect(onlyUsed(css, used('a'))).toBe(css);
});

test('what only a later script has a class for becomes rules of its own, each as its sheet has it', () => {
  const css =
    '.a,.b{color:red}.b .a:hover{margin:0}.c{margin:0}@media print{.a{margin:0}.b{margin:1px}}' +
    '@keyframes x{from{top:0}}@font-face{font-family:x}:root{--a:1}';
  expect(onlyLater(css, used('a'), used('b'))).toEqual([
    '.b{color:red}',
    '.b .a:hover{margin:0}',
    '@media print{.b{margin:1px}}',
  ]);
});
