/** What clients send as `Accept`, and whether a page is Markdown for them: for the core, and for every server that follows it. */
export const acceptCases: readonly {readonly accept: string; readonly isMarkdown: boolean}[] = [
  // Programs that read for a model.
  ...['text/markdown', 'text/markdown, text/html, */*', 'text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1'],
  // Equal weights, or more for Markdown, wherever they stand.
  ...['text/html, text/markdown', 'text/html;q=0.8,text/markdown;q=0.80', 'text/html;q=0.8, text/markdown;q=0.85'],
  ...['text/html;q=0.79,text/markdown;q=0.8', '*/*;q=0.1, text/markdown;q=0.101', 'text/html;q=0, text/markdown;q=0.001'],
  // The most specific range says what HTML is worth.
  ...['text/*;q=0.9, text/html;q=0.2, text/markdown;q=0.5', 'text/*;q=0.3, */*, text/markdown;q=0.5'],
  // Case, spaces and parameters.
  ...[
    'TEXT/Markdown ; Q=0.5',
    'text/markdown;variant=GFM;q=0.5, text/html;level=1;q=0.4',
    'text/html;q=0.5 ,\ttext/markdown;charset=utf-8',
  ],
]
  .map((accept) => ({accept, isMarkdown: true}))
  .concat(
    [
      // Browsers.
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
      ...['*/*', 'text/*', 'text/html', '', 'text/plain, application/json'],
      // Refused, or wanted less.
      ...[
        'text/markdown;q=0',
        'text/markdown;q=0.000, */*;q=0.1',
        'text/html, text/markdown;q=0.9',
        'text/html;q=0.8,text/markdown;q=0.79',
      ],
      ...['text/markdown;q=0.5, */*', 'text/markdown;q=0.5, text/*;q=0.6', 'text/markdown;q=0.1,text/html;q=0.101'],
      // Other types.
      ...['text/x-markdown', 'text/markdownish', 'application/text/markdown', 'text/html;x="text/markdown"'],
    ].map((accept) => ({accept, isMarkdown: false})),
  );
