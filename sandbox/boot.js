/*
 * Stands in the frame's page itself. Waits for the one message of the page that holds this frame: its own program and two
 * ports. In hosted.html, which has an origin, it makes a frame without one and hands the message on; see decision 33.
 */
const boot = document.currentScript.textContent
addEventListener('message', function start({ source, origin, data, ports }) {
  const { protocol, origin: address } = new URL(document.baseURI)
  // A page that is a file says so, whatever its address says.
  const own = protocol === 'file:' ? 'null' : address
  if (source !== parent || parent === window || origin !== own || data?.type !== 'vxe-docs:sandbox' || !ports[1]) return
  removeEventListener('message', start)
  if (location.pathname.endsWith('/hosted.html')) host(data, ports, own)
  else run(data, ports)
})

function run({ script, style }, [port, presses]) {
  const sheet = document.createElement('style')
  sheet.textContent = style
  // From here on nothing can be loaded from anywhere. A policy is only ever added: removing the element changes nothing.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:"
  document.head.append(policy, sheet)
  new Function('port', 'presses', `${script}\n//# sourceURL=sandbox/frame.js`)(port, presses)
}

/** The frame inside has this page's policy, and no way to another address: none is allowed here. */
function host(message, ports, origin) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = ''
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  frame.srcdoc =
    `<!doctype html><html lang="${document.documentElement.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title><script>${boot}</` +
    'script><body></body>'
  const tell = what => parent.postMessage(`vxe-docs:${what}`, origin)
  let loads = 0
  frame.addEventListener('load', () => {
    if (loads++) tell('left')
    else frame.contentWindow.postMessage(message, '*', ports)
  })
  let said = 0
  setInterval(() => (said = 0), 1000)
  addEventListener('message', ({ source }) => {
    if (source === frame.contentWindow && ++said > 50) tell('flood')
  })
  document.body.append(frame)
}
