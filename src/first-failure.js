// Runs before the app, written out in the page itself: says that the app, or its language, does not come. The card is
// drawn by the build, once per language. A reload asks for all of it again, in every browser.
;(() => {
  const scriptTimeout = 120_000
  const fail = error => {
    window.__appComes()
    window.__stopKeeping()
    const { lang } = document.documentElement
    const card = document.getElementById('app-failed')?.content.querySelector(`[lang="${lang}"]`)
    if (!card) return
    card.querySelector('code').textContent = error
    card.querySelector('button').addEventListener('click', () => location.reload())
    const app = document.getElementById('app')
    ;(app.querySelector('main') ?? app).prepend(card)
  }
  const failEntry = type => fail(`ChunkLoadError: Loading chunk index failed (${type})`)
  const timer = setTimeout(failEntry, scriptTimeout, 'timeout')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target.type !== 'module') return
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => failEntry('error'))
      else failEntry('error')
    },
    true
  )
  window.__appFails = fail
  window.__appComes = () => clearTimeout(timer)
})()
