import type {Header} from '@x2p2p/site/config/headers';
import {FOUND, HASHED_PATH, IMMUTABLE, REVALIDATE} from './cachePolicy.ts';
import {contentTypes, namedTypes, textExtensions} from './contentTypes.ts';
import {ACCEPTS_DICTIONARY, DCZ, DICTIONARY_PATH, linkTo, USE_AS_DICTIONARY, VARY, type Dictionary} from './dictionary.ts';
import {COMPARISON, HTML_WEIGHT, MARKDOWN_WEIGHT, type WeightRules} from './negotiation.ts';
import {FROM_BUILD, FROM_CONFIG} from './notes.ts';
import {cleanRules, HIDDEN_PATH, literal, redirectRules} from './redirectRules.ts';

/** Addresses to listen on, IPv4 and IPv6 each with its own: `80`, `[::]:80`. */
type Addresses = readonly string[];

/** Where TLS ends: in this nginx, or in the proxy in front of it, which says so with X-Forwarded-Proto. */
type NginxListen =
  | {readonly kind: 'tls'; readonly http: Addresses; readonly https: Addresses; readonly certificate: string; readonly key: string}
  | {readonly kind: 'behind-proxy'; readonly http: Addresses};

export type NginxOptions = {
  /** Folder with the published files. */
  readonly root: string;
  /** `https://…`: the canonical origin, to which plain HTTP is sent. */
  readonly origin: string;
  readonly listen: NginxListen;
  readonly hsts: string;
  /** Lines of the main context: user, pid, modules. */
  readonly main: readonly string[];
  readonly accessLog: string;
  /** Folder for temporary files where the compiled-in one may not be written. */
  readonly temporary?: string;
};

const quote = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** A pattern in a quoted string: nginx keeps a backslash before any character but a quote or a backslash. */
const pattern = (text: string): string => `"~${text.replace(/\\\\/g, '\\\\\\\\').replace(/"/g, '\\"')}"`;

const weightMap = (name: string, rules: WeightRules): string => `map $http_accept $x2_${name}_weight {
    default "";
${rules.map(({pattern: text, weight}) => `    ${pattern(text.replace('<q>', `<x2_${name}_q>`))} ${weight === 'written' ? `$x2_${name}_q` : weight};`).join('\n')}
}`;

/** The main file: process, limits and speed. Timeouts are short, so that slow or silent clients hold a connection only briefly. */
export const nginxMain = ({main, accessLog, temporary}: NginxOptions): string => `${FROM_CONFIG}
${main.join('\n')}
worker_processes auto;
worker_rlimit_nofile 16384;

events {
    worker_connections 4096;
}

http {
    server_tokens off;
    access_log ${accessLog};
${temporary === undefined ? '' : ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path ${temporary}/${name};\n`).join('')}
    sendfile on;
    tcp_nopush on;
    # Open files are remembered; a release is seen after 5 s at most. Errors are not: a file uploaded later is found at once.
    open_file_cache max=4096 inactive=60s;
    open_file_cache_valid 5s;

    keepalive_timeout 30s;
    keepalive_requests 10000;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 10s;
    reset_timedout_connection on;
    client_header_buffer_size 1k;
    large_client_header_buffers 4 8k;
    client_max_body_size 1k;

    include site.conf;
}
`;

/** Maps and servers, for an http block. */
export const nginxSite = (options: NginxOptions): string => `${FROM_CONFIG}
types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `    ${quote(type)} ${extension.slice(1)};`)
  .join('\n')}
    # A page, compressed with the dictionary.
    ${quote(contentTypes['.html']!)} dcz;
}
default_type application/octet-stream;

# Old and mistyped addresses, by decoded path. Regular expressions, because plain keys ignore case.
map $uri $x2_moved {
    default "";
${redirectRules.map((rule) => `    ${pattern(rule.pattern)} ${quote(rule.to)};`).join('\n')}
}

# Addresses that end in .html, index or a slash, as they were sent.
map $request_uri $x2_clean {
    default "";
    ${pattern(cleanRules.root)} "/$tail";
    ${pattern(cleanRules.ending)} "/$base$tail";
    ${pattern(cleanRules.start)} "/$base$tail";
}

# Only what was found may be kept for a year.
map "$status $uri" $x2_cache {
    default ${quote(REVALIDATE)};
    ${pattern(`^(${FOUND.join('|')}) ${HASHED_PATH.slice(1)}`)} ${quote(IMMUTABLE)};
}

# Markdown for who names it in Accept and wants it no less than HTML.
${weightMap('markdown', MARKDOWN_WEIGHT)}
${weightMap('html', HTML_WEIGHT)}
# What the names of the files of pages end in. $x2_dcz is the ending of files made with the dictionary that the browser has, or nothing.
map "$x2_markdown_weight $x2_html_weight" $x2_ending {
    default .html$x2_dcz;
${COMPARISON.map(({pattern: text, isMarkdown}) => `    ${pattern(text)} ${isMarkdown ? '.md' : '.html$x2_dcz'};`).join('\n')}
}

# By the file that is sent, and not by its type: an answer 304 has none.
map $uri $x2_vary {
    default "";
    ${pattern(`${PAGE_FILE}|\\.md$`)} ${quote(VARY.page)};
    ${pattern(`\\.(${textExtensions.map((extension) => extension.slice(1)).join('|')})$`)} ${quote(VARY.text)};
}
map "$status $uri" $x2_encoding {
    default "";
    ${pattern('^(200|206) .*\\.dcz$')} dcz;
}
map $uri $x2_use_as_dictionary {
    default "";
    ${pattern(DICTIONARY_PATH)} ${quote(USE_AS_DICTIONARY)};
}
include dictionary.conf;

${servers(options)}
`;

/** A page among the files, as it is or compressed with the dictionary. */
const PAGE_FILE = `\\.html(${DCZ})?$`;

const TLS = ' ssl http2';

/** The lines of a server block that say where it listens. */
const listenOn = (addresses: Addresses, options = ''): string => addresses.map((address) => `    listen ${address}${options};`).join('\n');

/** Whoever asks for another host gets no answer: neither scanners that try addresses, nor foreign names that point here. */
const refuseOthers = (addresses: Addresses, {isTls = false} = {}): string => `server {
${listenOn(addresses, `${isTls ? TLS : ''} default_server`)}
    server_name _;${isTls ? '\n    ssl_reject_handshake on;' : ''}
    return 444;
}`;

function servers({listen, origin, root, hsts}: NginxOptions): string {
  const host = new URL(origin).hostname;
  if (listen.kind === 'tls') {
    return `# For every server: which one is asked for is known only after the handshake has begun.
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:x2:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;

${refuseOthers(listen.http)}

${refuseOthers(listen.https, {isTls: true})}

server {
${listenOn(listen.http)}
    server_name ${host};
    include security-headers.conf;
    return 301 ${origin}$request_uri;
}

server {
${listenOn(listen.https, TLS)}
    server_name ${host};
    ssl_certificate ${listen.certificate};
    ssl_certificate_key ${listen.key};

    root ${root};
    add_header Strict-Transport-Security ${quote(hsts)} always;
    include rules.conf;
}`;
  }
  return `# The proxy in front ends TLS and says with X-Forwarded-Proto how the reader came; without it nothing is assumed.
map $http_x_forwarded_proto $x2_hsts {
    default "";
    https ${quote(hsts)};
}

${refuseOthers(listen.http)}

server {
${listenOn(listen.http)}
    server_name ${host};
    root ${root};
    add_header Strict-Transport-Security $x2_hsts always;
    if ($http_x_forwarded_proto = http) {
        return 301 ${origin}$request_uri;
    }
    include rules.conf;
}`;
}

/** What a server answers: the same for every way to listen. */
export const nginxRules = (): string => `${FROM_CONFIG}
include security-headers.conf;
# No add_header in a location: it would drop the ones from here.
add_header Cache-Control $x2_cache always;
add_header Vary $x2_vary always;
add_header Link $x2_link always;
add_header Content-Encoding $x2_encoding always;
add_header Use-As-Dictionary $x2_use_as_dictionary always;

absolute_redirect off;
error_page 404 /404.html;

# Variants are made once, at the strongest level, by scripts/precompress.ts.
gzip off;
gzip_static on;
brotli_static on;

location / {
    if ($x2_moved) {
        return 301 $x2_moved$is_args$args;
    }
    if ($x2_clean) {
        return 301 $x2_clean;
    }
    # A page without that form is sent as HTML.
    try_files $uri $uri$x2_ending $uri.html $uri/index$x2_ending $uri/index.html =404;
}
location = /404 {
    return 404;
}
location = /404.html {
    internal;
}
location ~ ${quote(HIDDEN_PATH)} {
    return 404;
}
${Object.entries(namedTypes)
  .map(([path, type]) => `location = ${path} {\n    types {}\n    default_type ${quote(type)};\n}`)
  .join('\n')}
`;

/** Needs the build: the policy names its inline scripts. */
export const nginxHeaders = (headers: readonly Header[]): string =>
  `${FROM_BUILD}\n${headers.map(({name, value}) => `add_header ${name} ${quote(value)} always;`).join('\n')}\n`;

/** Needs the build: its dictionary, or undefined where it has none. */
export const nginxDictionary = (dictionary?: Dictionary): string => `${FROM_BUILD}
map $uri $x2_link {
    default "";${dictionary ? `\n    ${pattern(PAGE_FILE)} ${quote(linkTo(dictionary))};` : ''}
}
# A regular expression, because plain keys ignore case.
map "$http_available_dictionary $http_accept_encoding" $x2_dcz {
    default "";${dictionary ? `\n    ${pattern(`^${literal(dictionary.available)} ${ACCEPTS_DICTIONARY}`)} ${quote(dictionary.extension)};` : ''}
}
`;
