/* Stands in the frame's page itself. Waits for the one message of the page that holds this frame: its own program and two ports. */
addEventListener('message', function start({ source, origin, data, ports: [port, presses] }) {
  if (
    source !== parent ||
    parent === window ||
    origin !== location.origin ||
    data?.type !== 'vxe-docs:sandbox' ||
    !presses
  )
    return
  removeEventListener('message', start)
  const style = document.createElement('style')
  style.textContent = data.style
  // From here on nothing can be loaded from anywhere. A policy is only ever added: removing the element changes nothing.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:"
  document.head.append(policy, style)
  new Function('port', 'presses', `${data.script}\n//# sourceURL=sandbox/frame.js`)(port, presses)
})
