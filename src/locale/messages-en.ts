import type { Messages } from './messages-zh.ts'

export const messages: Messages = {
  siteName: 'vxe-table',
  titleOf: page => `${page} · vxe-table 3.8`,
  skip: 'Skip to content',
  notice: {
    banner: 'End of life',
    bannerText: 'v3.0 – v3.8 have not been maintained since 2024-12-01. Start new projects on v3.9 or later.',
    bannerShort: 'v3.8 is no longer maintained',
    bannerLink: 'Upgrade guide',
    close: 'Close',
    upgradeTitle: 'Important: v3.0.x – v3.8.x are no longer maintained',
    upgradeText: 'Versions v3.0.x to v3.8.x have not been maintained since 1 December 2024. Use the latest version.',
    acknowledge: 'Got it',
    newVersion: version => `${version} is out`,
    newVersionText: running => `The demos on this site run ${running}.`,
    changelog: 'Changelog',
    reload: 'Reload'
  },
  header: {
    menu: 'Open navigation',
    hideSidebar: 'Hide sidebar',
    showSidebar: 'Show sidebar',
    version: 'Version',
    resources: 'Resources',
    docsHome: 'Docs home',
    products: 'Products',
    enterprise: 'Enterprise',
    enterpriseLink: 'Enterprise edition',
    donate: 'Donate',
    plugins: 'Plugins',
    language: 'Language',
    theme: { light: 'light', dark: 'dark', system: 'system' },
    themeNow: (now, next) => `Theme: ${now}. Switch to ${next}`,
    stopped: ' (no longer maintained)',
    abandoned: ' (abandoned)'
  },
  maintenance: { title: 'Maintenance', text: 'Under maintenance...', ok: 'OK' },
  sidebar: {
    label: 'Navigation',
    filter: 'Filter navigation',
    clear: 'Clear filter',
    noData: keyword => ['No page matches “', keyword, '”'],
    found: count => (count === 1 ? '1 page found' : `${count} pages found`),
    isNew: 'New',
    external: ' (external link)',
    stable: 'Stable',
    changelog: 'Changelog',
    close: 'Close navigation',
    settings: 'Settings'
  },
  outline: {
    title: 'On this page',
    run: 'Open in playground',
    report: 'Report a docs error'
  },
  foot: {
    edit: 'Edit this page on GitHub',
    pages: 'Previous and next page',
    previous: 'Previous',
    next: 'Next',
    runs: (library, vue) => `Demos on this site run vxe-table ${library} and vue ${vue}`
  },
  code: {
    copy: 'Copy',
    copied: 'Copied',
    copiedToClipboard: 'Copied to clipboard',
    copyFailed: 'The browser does not allow copying. Select the text by hand.',
    text: 'Code',
    table: 'Table'
  },
  demo: {
    label: (number, title) => `Demo ${number}: ${title}`,
    show: 'Show source',
    hide: 'Hide source',
    kind: 'Source language',
    play: 'Open in playground',
    link: 'Copy link to this demo',
    linkCopied: 'Link copied',
    report: 'Report an error in this demo',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    more: 'More actions',
    lines: count => `${count} lines`,
    noExample: 'No example yet',
    loading: 'Loading the demo',
    loadingSource: 'Loading the source',
    failed: 'The demo could not be rendered.',
    failedRemedy: 'Its code threw an error. The rest of the page is not affected.',
    loadFailed: 'The demo could not be loaded.',
    loadFailedRemedy: 'Check the network and try again.',
    retry: 'Retry',
    console: 'Console',
    clearConsole: 'Clear',
    sourceFailed: 'The source could not be loaded. Try again.',
    files: 'Files'
  },
  chunk: {
    title: 'The page could not be loaded.',
    remedy: 'Check the network and try again.',
    retry: 'Retry',
    gone: 'The site was updated and the old files of this page are gone.',
    goneRemedy: 'A reload keeps you on this page.',
    reload: 'Reload',
    partTitle: 'This part could not be loaded.',
    partRemedy: 'The rest of the page is not affected. Reload to try again.'
  },
  callout: { note: 'Note', warning: 'Warning', danger: 'Danger' },
  donation: { contacts: 'Contacts' },
  views: { label: 'Views' },
  play: {
    title: 'Playground',
    back: 'Back to the docs',
    source: 'Source',
    preview: 'Preview',
    unknown: 'There is no such demo.'
  }
}
