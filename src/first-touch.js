// Runs before the app, written out in the page itself: the first page can be read and touched before its script is
// there. The last thing pressed or chosen by then is kept, and the app does it when it can. Typed text stays in its field.
;(() => {
  let redo
  const keep = event => {
    const { type, target, key } = event
    if (type === 'click') {
      const pressed = target.closest('button, summary')
      if (!pressed) return
      redo = () => pressed.click()
    } else if (type === 'change') {
      const { value } = target
      redo = () => {
        target.value = value
        target.dispatchEvent(new Event('change', { bubbles: true }))
      }
    } else {
      const opensSearch = key === 'k' ? event.ctrlKey || event.metaKey : key === '/' && !target.closest('input, select')
      if (!opensSearch) return
      redo = () => target.dispatchEvent(new KeyboardEvent('keydown', event))
    }
    window.__startApp?.()
    if (event.cancelable) event.preventDefault()
  }
  const kinds = ['click', 'change', 'keydown']
  for (const kind of kinds) document.addEventListener(kind, keep, true)
  window.__stopKeeping = () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true)
  }
  window.__appIsThere = () => {
    delete window.__appIsThere
    window.__stopKeeping()
    redo?.()
    redo = undefined
  }
})()
