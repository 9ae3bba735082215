// Runs before the first paint, written out in the page itself: theme, language and memorial day must not flash,
// and what the app will ask for can be fetched beside it. Everything here is decided again, typed, by the app.
(() => {
  const root = document.documentElement
  const stored = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = stored('vxe-docs:theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (stored('vxe-docs:banner')) root.dataset.banner = 'closed'
  if (stored('vxe-docs:memorial')) root.dataset.memorial = 'true'

  const [, path, query] = /^#?([^?#]*)(?:\?([^#]*))?/.exec(location.hash)
  const known = { zh_CN: 'zh', zh_TC: 'tw', en_US: 'en' }
  const wanted = known[new URLSearchParams(query).get('lang')] || known[stored('language')]
  const language = wanted || (/^zh-(cn|hk|mo|tw)$/i.test(navigator.language) ? 'zh' : 'en')
  root.lang = { zh: 'zh-CN', tw: 'zh-TW', en: 'en' }[language]
  root.dataset.start = language
  root.dataset.path = path || '/'

  const hints = window.__hints
  if (!hints) return
  // A half-parsed page, or the page of another address, is not shown: the script behind the markup shows what it chose.
  root.dataset.choosing = 'true'
  const hint = link => document.head.append(Object.assign(document.createElement('link'), link))
  // Fonts that an earlier visit has put into the cache are used from the first paint on; others never are.
  if (stored('vxe-docs:fonts') === hints.fonts.join()) {
    root.dataset.fonts = 'true'
    for (const href of hints.fonts) hint({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
  }
  const preload = file => hint({ rel: 'modulepreload', href: hints.base + file })
  const section = /^\/[^/]+\/api$/.test(path) ? 'api' : path.slice(1, path.lastIndexOf('/'))
  const pages = hints.sections[`${section}/${language}`] || hints.sections[`${section.replace(/\/[^/]+$/, '')}/${language}`] || hints.sections[`table/start/${language}`]
  preload(hints.texts[language])
  import(hints.base + pages).then(loaded => {
    // By now the shell has a head start of a round trip: the line is never idle, and the text still comes first.
    if (/^\/(table|form)\/(?!start|api$)/.test(path)) hints.demo.forEach(preload)
    const load = loaded.pages[path] || loaded.pages[path.replace(/\/[^/]+$/, '')] || loaded.pages['/table/start/install']
    return load?.()
  }).catch(() => {})
})()
