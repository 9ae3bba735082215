/*
 * Inline script of the frame's page. Waits for one message of the parent page, with the frame's program and two ports.
 * hosted.html has an origin, so there the script creates a frame without one and forwards the message; see decision 25.
 */
const bootScript = document.currentScript.textContent
addEventListener('message', function receiveHandshake(event) {
  const { source, origin, ports } = event
  const { protocol, origin: address } = new URL(document.baseURI)
  // A message of a file: page has the origin "null", regardless of `URL.origin`.
  const expectedOrigin = protocol === 'file:' ? 'null' : address
  if (source !== parent || parent === window || origin !== expectedOrigin || !ports[1]) return
  // Reading the data unpacks the message, so only a message of the page is read.
  const { data } = event
  if (data?.type !== 'vxe-docs:sandbox') return
  removeEventListener('message', receiveHandshake)
  if (location.pathname.endsWith('/hosted.html')) openInnerFrame(data, ports)
  else run(data, ports)
})

function run({ script, style }, [port, presses]) {
  const sheet = document.createElement('style')
  sheet.textContent = style
  // From here on no network request is possible. Policies are only ever added, so removing the element has no effect.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:"
  document.head.append(policy, sheet)
  new Function('port', 'presses', `${script}\n//# sourceURL=sandbox/frame.js`)(port, presses)
}

/** The inner frame inherits this page's policy and cannot navigate, because the policy allows no address. */
function openInnerFrame(message, [messages, presses, reports]) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = ''
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  frame.srcdoc =
    `<!doctype html><html lang="${document.documentElement.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title><script>${bootScript}</` +
    'script><body></body>'
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  const report = reason => reports.postMessage(reason)
  let loads = 0
  frame.addEventListener('load', () => {
    if (loads++) report('left')
    else frame.contentWindow.postMessage(message, '*', [messages, presses])
  })
  let messageCount = 0
  setInterval(() => (messageCount = 0), 1000)
  addEventListener('message', ({ source }) => {
    // All other senders are the inner frame and frames nested in it.
    if (source !== parent && ++messageCount > 50) report('flood')
  })
  document.body.append(frame)
}
