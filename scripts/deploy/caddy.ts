import type {Header} from '@x2p2p/site/config/headers';
import {IMMUTABLE, REVALIDATE, HASHED_PATH} from './cachePolicy.ts';
import {contentTypes, namedTypes, pageExtensions, textExtensions} from './contentTypes.ts';
import {ACCEPTS_DICTIONARY, DICTIONARY_PATH, linkTo, USE_AS_DICTIONARY, VARY, type Dictionary} from './dictionary.ts';
import {HTML_WEIGHT, MARKDOWN_WEIGHT, type WeightRules} from './negotiation.ts';
import {FROM_BUILD, FROM_CONFIG} from './notes.ts';
import {cleanRules, HIDDEN_PATH, redirectRules} from './redirectRules.ts';

export type CaddyOptions = {
  /** Folder with the published files. */
  readonly root: string;
  /** `https://…`: the canonical origin, to which plain HTTP is sent. */
  readonly origin: string;
  readonly hsts: string;
  /** `https`: Caddy fetches certificates itself, or takes the given pair. `http`: an address for tests and for a proxy in front. */
  readonly listen:
    {readonly kind: 'https'; readonly http: string; readonly tls?: string} | {readonly kind: 'http'; readonly address: string};
  /** Further lines of the global block. */
  readonly global?: readonly string[];
};

const quote = (text: string): string => `"${text.replace(/"/g, '\\"')}"`;

/** In backquotes nothing is escaped. */
const raw = (text: string): string => `\`${text}\``;

/** Go writes a named group as `(?P<name>…)`. */
const goPattern = (text: string): string => raw(`~${text.replaceAll('(?<', '(?P<')}`);

export const caddyfile = (options: CaddyOptions): string => `${FROM_CONFIG}
{
${(options.global ?? []).map((line) => `\t${line}\n`).join('')}\tservers {
\t\ttimeouts {
\t\t\tread_header 10s
\t\t\tread_body 10s
\t\t\twrite 5m
\t\t\tidle 30s
\t\t}
\t\tmax_header_size 32KB
\t}
}

import rules.caddy

${sites(options)}
`;

function sites({listen, origin, root, hsts}: CaddyOptions): string {
  if (listen.kind === 'http') return `${listen.address} {\n\timport x2_site ${root}\n}`;
  return `# Caddy would answer 308 by itself; every server of ours says 301.
${listen.http} {
\timport x2_headers
\tredir ${origin}{uri} 301
}

${origin} {
${listen.tls === undefined ? '' : `\ttls ${listen.tls}\n`}\theader Strict-Transport-Security ${quote(hsts)}
\timport x2_site ${root}
}`;
}

/** Snippets with everything a server answers: the same for every way to listen. */
export const caddyRules = (): string => `${FROM_CONFIG}
import security-headers.caddy
import dictionary.caddy

(x2_site) {
	root * {args.0}

	# In a route, directives run as they are written; elsewhere Caddy sorts them, and a general header would win over a special one.
	route {
		import x2_headers
		header Cache-Control ${quote(REVALIDATE)}
		@writing not method GET HEAD
		error @writing 405

${addresses()}

${markdown()}
${files()}
	}

${errors()}
}
`;

/** What is answered before any file is looked for. */
const addresses = (): string => `		# Old and mistyped addresses, by decoded path.
		map {path} {x2_moved} {
${redirectRules.map((rule) => `			${goPattern(rule.pattern)} ${quote(rule.to)}`).join('\n')}
			default ""
		}
		# Addresses that end in .html, index or a slash, as they were sent.
		map {uri} {x2_clean} {
			${goPattern(cleanRules.root)} "/\${tail}"
			${goPattern(cleanRules.ending)} "/\${base}\${tail}"
			${goPattern(cleanRules.start)} "/\${base}\${tail}"
			default ""
		}
		map {query} {x2_query} {
			"" ""
			default "?{query}"
		}
		@moved expression {x2_moved} != ""
		redir @moved {x2_moved}{x2_query} 301
		@clean expression {x2_clean} != ""
		redir @clean {x2_clean} 301
		@hidden path_regexp ${raw(HIDDEN_PATH)}
		error @hidden 404
		error /404 404`;

const typeOfExtension = ([extension, type]: [string, string]): string => {
  const name = `@type_${extension.slice(1)}`;
  return `		${name} path *${extension}
		header ${name} Content-Type ${quote(type)}`;
};

const typeOfPath = ([path, type]: [string, string]): string => `		header ${path} Content-Type ${quote(type)}`;

const weightMap = (name: string, rules: WeightRules): string => `		map {header.Accept} {x2_${name}_weight} {
${rules.map(({pattern, weight}) => `			${goPattern(pattern)} ${quote(weight === 'written' ? '${q}' : weight)}`).join('\n')}
			default "0"
		}`;

/** A page in its other form. A page without that form is sent as HTML. */
const markdown = (): string => `		# Markdown for who names it in Accept and wants it no less than HTML.
${weightMap('markdown', MARKDOWN_WEIGHT)}
${weightMap('html', HTML_WEIGHT)}
		@markdown {
			expression double({x2_markdown_weight}) > 0.0 && double({x2_markdown_weight}) >= double({x2_html_weight})
			file {path}.md {path}/index.md
		}
		rewrite @markdown {http.matchers.file.relative}
`;

/** Files with their types and how long they are kept. */
const files = (): string => `		try_files {path} {path}.html {path}/index.html =404
${Object.entries(contentTypes).map(typeOfExtension).join('\n')}
${Object.entries(namedTypes).map(typeOfPath).join('\n')}
		@hashed path_regexp ${raw(HASHED_PATH)}
		header @hashed Cache-Control ${quote(IMMUTABLE)}
		# Caddy says Vary only when it sends a variant, but a cache has to know about the plain file too.
		@page path ${pageExtensions.map((extension) => `*${extension}`).join(' ')}
		header @page {
			Vary ${quote(VARY.page)}
			defer
		}
		@text path ${textExtensions.map((extension) => `*${extension}`).join(' ')}
		header @text {
			Vary ${quote(VARY.text)}
			defer
		}
		@shared path_regexp ${raw(DICTIONARY_PATH)}
		header @shared Use-As-Dictionary ${raw(USE_AS_DICTIONARY)}
		import x2_dictionary
		# Variants are made once, at the strongest level, by scripts/precompress.ts.
		file_server {
			precompressed br gzip
		}`;

/** The page for missing pages; one line of text for any other error. */
const errors = (): string => `	handle_errors {
		route {
			import x2_headers
			header Cache-Control ${quote(REVALIDATE)}
			@missing expression {err.status_code} == 404
			handle @missing {
				rewrite * /404.html
				header Content-Type ${quote(contentTypes['.html']!)}
				header {
					Vary ${quote(VARY.page)}
					defer
				}
				file_server {
					precompressed br gzip
				}
			}
			handle {
				header Content-Type ${quote(contentTypes['.txt']!)}
				respond "{err.status_code} {err.status_text}"
			}
		}
	}`;

/** Needs the build: the policy names its inline scripts. */
export const caddyHeaders = (headers: readonly Header[]): string => `${FROM_BUILD}
(x2_headers) {
	header {
${headers.map(({name, value}) => `		${name} ${quote(value)}`).join('\n')}
		-Server
	}
}
`;

/** Needs the build: its dictionary, or undefined where it has none. Comes last before the file is sent, when all else is said of the page. */
export const caddyDictionary = (dictionary?: Dictionary): string => `${FROM_BUILD}
(x2_dictionary) {
${dictionary ? withDictionary(dictionary) : ''}}
`;

const withDictionary = (dictionary: Dictionary): string => `	@html path *.html
	header @html Link ${raw(linkTo(dictionary))}
	@dictionary {
		path *.html
		header Available-Dictionary ${quote(dictionary.available)}
		header_regexp Accept-Encoding ${raw(`^${ACCEPTS_DICTIONARY}`)}
		file {path}${dictionary.extension}
	}
	header @dictionary Content-Encoding dcz
	rewrite @dictionary {http.matchers.file.relative}
`;
