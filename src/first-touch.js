// Runs before the app, inlined in index.html as a function: stores the last click, choice or shortcut made before the app has started
// and repeats it once the app is ready. Typed text stays in its field.
const boot = (window.__boot ??= {})
let replay
const record = event => {
  const { type, target, key } = event
  if (type === 'click') {
    const pressed = target.closest('button, summary')
    if (!pressed) return
    replay = () => pressed.click()
  } else if (type === 'change') {
    const { value } = target
    replay = () => {
      target.value = value
      target.dispatchEvent(new Event('change', { bubbles: true }))
    }
  } else {
    const opensSearch = key === 'k' ? event.ctrlKey || event.metaKey : key === '/' && !target.closest('input, select')
    if (!opensSearch) return
    replay = () => target.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  boot.startApp?.()
  if (event.cancelable) event.preventDefault()
}
const kinds = ['click', 'change', 'keydown']
for (const kind of kinds) document.addEventListener(kind, record, true)
boot.stopRecording = () => {
  for (const kind of kinds) document.removeEventListener(kind, record, true)
}
boot.appReady = () => {
  delete boot.appReady
  boot.stopRecording()
  replay?.()
  replay = undefined
}
