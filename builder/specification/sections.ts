/**
 * A section of the specification with the files and tests of each statement; docs/specification.md is generated from
 * them.
 */
export interface SpecifiedSection {
  title: string
  rows: { statement: string; files: string[]; tests: SpecificationTest[] }[]
}

export interface SpecificationTest {
  file: string
  title: string
}

const test = (file: string, title: string): SpecificationTest => ({ file, title })
const routes = 'builder/specification/specified-routes.test.ts'
const shell = 'builder/specification/specified-shell.test.ts'
const moving = 'e2e/move-around.spec.ts'
const trouble = 'e2e/failures.spec.ts'
const source = 'e2e/read-the-source.spec.ts'
const finding = 'e2e/find-a-page.spec.ts'
const first = 'e2e/first-visit.spec.ts'
const language = 'e2e/language.spec.ts'
const header = 'e2e/header.spec.ts'

export const sections: SpecifiedSection[] = [
  {
    title: '1. What the product does and for whom',
    rows: [
      {
        statement: 'Source shown, hidden, copied, in TypeScript and JavaScript',
        files: ['src/demo/source-panel.tsx', 'src/demo/demo-bar.tsx', 'builder/standalone/standalone-source.ts'],
        tests: [
          test(source, 'the source of a demo is hidden at first, loads when first shown, and can be copied'),
          test(source, 'a copied demo is one file with its sample data and helpers, in the chosen language'),
          test(source, 'choosing JavaScript for the source of a demo is stored and applies to other demos'),
          test(
            trouble,
            'if a source does not exist, the copy button shows a message and leaves the clipboard unchanged'
          )
        ]
      },
      {
        statement: 'A link to report an error and one to run a demo',
        files: ['src/links.ts', 'src/outline/outline.tsx'],
        tests: [
          test(moving, 'the run link of a demo page opens its first demo in the playground'),
          test(moving, 'every kind of page with demos shows a run link at a width of ${width} px')
        ]
      },
      {
        statement: 'Upgrade guide, with the version lines',
        files: ['content/table/start/upgrade/page.zh.mdx', 'shared/version-lines.ts'],
        tests: [
          test(
            'builder/specification/version-lines.test.ts',
            'the upgrade guide lists every version line with its support state (%s)'
          )
        ]
      },
      {
        statement: 'Four languages, Japanese with the Chinese text',
        files: ['src/locale/messages.ts', 'src/locale/messages-ja.ts'],
        tests: [
          test(language, 'Traditional Chinese applies to the site and to the library'),
          test(language, 'an unknown stored language is ignored'),
          test('shared/locale.test.ts', 'readLocale() accepts each value of the language select')
        ]
      },
      {
        statement: 'Header: resources, enterprise edition, donation, plugins, plugin authorization',
        files: [
          'src/header/header.tsx',
          'src/header/provider-links.tsx',
          'docs/decisions/0017-authorization-link-and-notice.md'
        ],
        tests: [
          test(header, 'the authorization link is beside the plugin link, also if the plugin link is disabled'),
          test(header, 'the bar has the link to the enterprise edition')
        ]
      }
    ]
  },
  {
    title: '2. Screens and routes',
    rows: [
      {
        statement: 'Every route has a page with its demos',
        files: ['content/nav.ts', 'builder/specification/specified-routes.ts', 'src/page/route.ts'],
        tests: [
          test(routes, 'every specified route below %s has a page with at least the specified number of demos'),
          test(routes, '%s has routes for its specified views'),
          test(
            'e2e/every-page.spec.ts',
            'the pages ${names} show their demos at the reserved height in every language, and pass axe'
          )
        ]
      },
      {
        statement: 'Aliases redirect, with the query',
        files: ['content/table/advanced/import/page.zh.mdx', 'content/table/advanced/customWidthStorage/page.zh.mdx'],
        tests: [
          test(routes, 'the alias %s redirects to %s'),
          test(moving, 'the alias ${alias} redirects to its page with the query')
        ]
      },
      {
        statement: '`/` and unknown paths lead to the install page',
        files: ['src/page/route.ts'],
        tests: [
          test(first, 'the root and an unknown address with a query redirect to the install page'),
          test(routes, 'unknown component names, unknown paths and the root lead to the install page')
        ]
      },
      {
        statement: '`/:name/api` and `filterName`',
        files: ['src/api-table/state/table-query.ts'],
        tests: [
          test(routes, 'only the specified names have a reference page at /…/api'),
          test('e2e/look-up-a-member.spec.ts', 'an API table address with ${address} shows and marks the row')
        ]
      },
      {
        statement: '`/api/preview`',
        files: ['content/api/preview/page.zh.mdx'],
        tests: [
          test(
            'builder/specification/preview-page.test.ts',
            'the page /api/preview has only the sections "library" and "not-planned" (%s)'
          )
        ]
      },
      {
        statement: 'Groups of the sidebar',
        files: ['content/nav.ts', 'docs/decisions/0016-sidebar-groups.md'],
        tests: [test(shell, 'the specified groups of the sidebar are in the specified order')]
      },
      {
        statement: 'The sidebar’s toggle and the run link, on the listed pages',
        files: ['shared/page.ts'],
        tests: [
          test(shell, 'the sidebar can be hidden on six guides, the reference and the donation page, nowhere else'),
          test(shell, 'every page with demos has a run link, except start, module and reference pages'),
          test(moving, 'every kind of page with demos shows a run link at a width of ${width} px')
        ]
      },
      {
        statement: 'Previous and next, also on the donation page',
        files: ['src/footer/page-foot.tsx', 'builder/pages/site.ts'],
        tests: [
          test(moving, 'the links to the previous and next page follow the order of the sidebar'),
          test(
            'builder/pages/site.test.ts',
            'pages are in the order of the menu, with previous and next links across hidden groups'
          )
        ]
      },
      {
        statement: 'Search box',
        files: ['src/search/search-box.tsx', 'src/sidebar/sidebar.tsx'],
        tests: [
          test(finding, 'a sidebar filter without a match shows the keyword, with special characters taken literally')
        ]
      }
    ]
  },
  {
    title: '3. Entities and their fields',
    rows: [
      {
        statement: 'Navigation items, product and version lists, version answer',
        files: ['shared/page.ts', 'shared/versions.ts'],
        tests: [
          test('shared/versions.test.ts', 'a valid versions response is read without unknown fields'),
          test('shared/versions.test.ts', 'lists of products and version lines are read without unknown fields')
        ]
      },
      {
        statement: 'Shapes of filter data',
        files: ['content/table/renderer/filter/page.zh.mdx'],
        tests: [
          test(
            'content/table/renderer/filter/filter.spec.ts',
            'the operator of a filter compares by contains or equals'
          ),
          test(
            'content/table/renderer/filter/filter.spec.ts',
            'the extended filter shows rows that match its text conditions or checked values'
          )
        ]
      },
      {
        statement: 'Reference of every component',
        files: ['builder/api/reference.ts', 'content/api/table-rows.ts'],
        tests: [test('builder/api/library-facts.test.ts', 'the API data has more than 1,700 members, each path once')]
      }
    ]
  },
  {
    title: '4. States and transitions',
    rows: [
      {
        statement: 'Groups open and close, the current one is open, a filter opens its matches',
        files: ['src/sidebar/nav-group.tsx'],
        tests: [
          test(finding, 'the sidebar group of the current page is open, and closes and opens on a click'),
          test(finding, 'the sidebar filter shows and marks matching pages and hides others')
        ]
      },
      {
        statement: 'Notices are acknowledged once',
        files: ['src/notices/upgrade-alert.tsx', 'src/notices/lazy-new-version-notice.tsx'],
        tests: [
          test(first, 'the upgrade notice is shown on the first visit, and not after an acknowledgment'),
          test(first, 'the upgrade notice closed with Escape appears again after a reload'),
          test(trouble, 'closing the notice of a newer 3.8 release hides the notice and stores the version')
        ]
      },
      {
        statement: 'Memorial days',
        files: ['src/versions/memorial.ts'],
        tests: [test(trouble, 'the page is gray on a memorial day and colored on the next day')]
      },
      {
        statement: 'The language is stored and checked',
        files: ['src/locale/locale.ts', 'shared/locale.ts'],
        tests: [
          test(language, 'an unknown stored language is ignored'),
          test(language, 'a language in the address applies to the visit and is not stored')
        ]
      },
      {
        statement: 'Version lines and their dates',
        files: ['shared/version-lines.ts', 'server/lists/vxe-table-version.json'],
        tests: [
          test('shared/version-lines.test.ts', 'the support state of version %s is %j'),
          test(
            header,
            'the menu of versions has the support states, marks links to other sites and the current version (${locale})'
          ),
          test(
            header,
            'selecting another version opens the same page if the version has the route, otherwise its start page'
          )
        ]
      }
    ]
  },
  {
    title: '5. Validation rules',
    rows: [
      {
        statement: '`mobile` and `email`',
        files: ['content/_shared/validators.ts'],
        tests: [
          test(
            'content/form/valid/validators.test.ts',
            'a valid mobile number has 11 digits, starts with 1 and has 3 to 9 as its second digit'
          ),
          test(
            'content/form/valid/validators.test.ts',
            'the mobile and email rules reject an empty cell and accept an empty form item'
          )
        ]
      },
      {
        statement: 'A name is required',
        files: ['content/form/valid/form-methods.vue'],
        tests: [
          test(
            'content/form/valid/valid.spec.ts',
            'validate, validateField, clearValidate and reset show and clear the expected messages'
          )
        ]
      },
      {
        statement: 'Filters',
        files: ['content/table/renderer/filter/page.zh.mdx'],
        tests: [
          test(
            'content/table/renderer/filter/filter.spec.ts',
            'the text filter keeps rows that contain the text, confirmed by Enter'
          ),
          test('content/table/renderer/filter/filter.spec.ts', 'confirming an empty text does not filter any row')
        ]
      }
    ]
  },
  {
    title: '6. Roles and permissions',
    rows: [
      {
        statement: 'Flags show and disable the plugin link',
        files: ['src/header/provider-links.tsx', 'src/header/products-menu.tsx'],
        tests: [
          test(
            trouble,
            'the plugin link shows a reason if the API disables the link, and is missing if the API hides the link'
          )
        ]
      }
    ]
  },
  {
    title: '7. Calls the product makes',
    rows: [
      {
        statement: 'Versions and lists, of the own origin unless set',
        files: ['src/versions/site-data.ts', 'server/api.ts'],
        tests: [
          test(header, 'without settings, the versions and the lists are requested from the own origin'),
          test('server/api.test.ts', 'sends the npm versions with the fields that the page reads'),
          test(
            trouble,
            'if the API is unreachable or returns invalid data, the header shows the bundled version and no products'
          )
        ]
      },
      {
        statement: 'Sources of demos',
        files: ['src/demo/fetch-source.ts', 'builder/vite/content-plugin.ts'],
        tests: [
          test(source, 'if the source of a demo does not exist, the text "no example yet" is shown'),
          test(source, 'if the source of a demo fails to load, a retry is offered and loads the source'),
          test(
            trouble,
            'if a source has the status ${status}, "no example" is shown first, then the status and a retry (${language})'
          ),
          test(trouble, 'a source is shown as the text of its own address if its pack is no JSON'),
          test(trouble, 'a missing module of a demo is shown as an empty text')
        ]
      },
      {
        statement: 'Chunks below `static/`',
        files: ['server/caching.ts'],
        tests: [test('server/assets.test.ts', '/v3.8/%s has the Cache-Control %s')]
      }
    ]
  },
  {
    title: '8. Error catalogue',
    rows: [
      {
        statement: 'No search result',
        files: ['src/search/search-hits.tsx'],
        tests: [
          test(
            'e2e/search.spec.ts',
            'a search query without hits is shown in the message, or hits in the other language are offered'
          )
        ]
      },
      {
        statement: 'Being refactored, stay tuned',
        files: ['src/sidebar/nav-group.tsx', 'docs/decisions/0017-authorization-link-and-notice.md'],
        tests: [test(header, 'a sidebar group without pages is disabled and has the text "Being refactored"')]
      },
      {
        statement: 'Chunks and styles that fail',
        files: ['src/chunk-error.ts', 'src/first-failure.js', 'src/page/page-error.tsx'],
        tests: [
          test(
            'src/chunk-error.test.ts',
            'if the address of a failed chunk responds with status %i, toChunkError() returns the type %s'
          ),
          test('src/chunk-error.test.ts', 'the ChunkError of a failed style sheet has the code CSS_CHUNK_LOAD_FAILED'),
          test(trouble, 'if a page fails to load, an error card is shown, and a retry loads the page'),
          test('e2e/failed-start.spec.ts', 'if ${title} does not arrive, the error card names it after two minutes'),
          test('e2e/failed-start.spec.ts', 'if the file ${file} of the app is missing, the error card says so')
        ]
      },
      {
        statement: 'An unknown demo',
        files: ['src/playground/project/use-opened.ts'],
        tests: [
          test(
            'e2e/run-a-demo.spec.ts',
            'the playground shows a message and the error code for the unknown demo ${demo}'
          )
        ]
      }
    ]
  },
  {
    title: '9. Business constants and limits',
    rows: [
      {
        statement: 'The filter waits 500 ms',
        files: ['src/sidebar/use-debounced.ts'],
        tests: [test(finding, 'the sidebar filter shows and marks matching pages and hides others')]
      },
      {
        statement: 'A script has 120,000 ms',
        files: ['src/chunk-error.ts'],
        tests: [
          test(
            'src/chunk-error.test.ts',
            'a failed lazy import rejects with a ChunkError, of type timeout after the time limit'
          )
        ]
      },
      {
        statement: 'Sample pages of 10 rows',
        files: ['docs/decisions/0018-demo-page-size.md'],
        tests: [
          test(
            'content/table/grid/page/page.spec.ts',
            'the pager shows the rows of a local array page by page, and row numbers continue'
          ),
          test(
            'content/table/advanced/page/page.spec.ts',
            'each page is requested, a stale response is discarded, and a failed request can be repeated'
          )
        ]
      },
      {
        statement: 'Keys of the local storage',
        files: ['shared/storage-keys.ts'],
        tests: [test('src/storage.test.ts', 'storage keys have the prefix of the site, except the key of the language')]
      },
      {
        statement: '`myAmount` and `mySwitch`, `myExport` and `myLink`',
        files: ['content/_shared/formats.ts', 'content/table/commands/api/page.zh.mdx'],
        tests: [
          test('content/_shared/formats.test.ts', 'myAmount writes thousands separators and two decimals'),
          test(
            'content/_shared/formats.test.ts',
            'mySwitch returns the text for on for 1, and the text for off for all other values'
          ),
          test('content/table/commands/api/api.spec.ts', 'myExport downloads the data of the table as CSV'),
          test(
            'content/table/commands/api/api.spec.ts',
            'myLink opens the official site in a new tab without access to the opener'
          )
        ]
      }
    ]
  },
  {
    title: 'Clarifications: what the site is',
    rows: [
      {
        statement: 'The demos are Vue 2 on the installed library',
        files: ['src/demo/mount-vue.ts'],
        tests: [test('e2e/run-a-demo.spec.ts', 'a demo is mounted near the window, and has about the reserved height')]
      },
      {
        statement: 'Base path, hash routes, names of chunks',
        files: ['shared/base-path.ts', 'src/current-location.ts'],
        tests: [
          test('server/app.test.ts', 'a request for %s is redirected to the site with its query'),
          test('shared/site-location.test.ts', 'parseLocation() reads path, query and anchor of an address')
        ]
      }
    ]
  },
  {
    title: 'Clarifications: languages',
    rows: [
      {
        statement: 'Switching keeps the page, the scroll position and the demos',
        files: ['src/page/site-view.ts', 'src/demo/library-language.ts'],
        tests: [
          test(
            language,
            'switching the language keeps the page, roughly the scroll position, and the checked row of a demo'
          ),
          test(language, 'Traditional Chinese applies to the site and to the library')
        ]
      }
    ]
  },
  {
    title: 'Clarifications: the version answer',
    rows: [
      {
        statement: 'Stable and beta lists, newest first',
        files: ['server/releases.ts'],
        tests: [
          test('server/releases.test.ts', 'package versions are sorted newest first, by number and not by letter'),
          test(
            'shared/versions.test.ts',
            'the stable version is that of the tag v3-legacy, else the newest stable one, else undefined'
          )
        ]
      },
      {
        statement: 'Cached, stale while it refreshes, a snapshot without the registry',
        files: ['server/versions.ts', 'server/versions-snapshot.json'],
        tests: [
          test('server/versions.test.ts', 'a stale registry response is served at once while a single refresh runs'),
          test(
            'server/versions.test.ts',
            'with a hanging registry, first requests get the snapshot after one bounded wait'
          )
        ]
      },
      {
        statement: 'The lists are an operator’s files',
        files: ['server/lists.ts'],
        tests: [
          test(
            'server/lists.test.ts',
            'if a list file becomes invalid (%s), the error is logged once and the last valid list is served'
          ),
          test('server/lists.test.ts', 'an edit of a list file takes effect at the next request')
        ]
      }
    ]
  },
  {
    title: 'Clarifications: behaviour',
    rows: [
      {
        statement: 'The filter of the sidebar takes plain text',
        files: ['src/sidebar/filter-nav.ts'],
        tests: [
          test('src/sidebar/filter-nav.test.ts', 'the sidebar filter takes characters of regular expressions literally')
        ]
      },
      {
        statement: 'A failed page can be tried again, an updated site offers a reload',
        files: ['src/page/page-error.tsx'],
        tests: [
          test(trouble, 'if a page fails to load, an error card is shown, and a retry loads the page'),
          test(trouble, 'if a page of an older build is missing, an error card offers a reload, which opens the page')
        ]
      },
      {
        statement: 'Storage that throws breaks nothing',
        files: ['src/storage.ts'],
        tests: [
          test(trouble, 'the site works without local storage'),
          test('src/storage.test.ts', 'a localStorage that throws on every access is read as empty')
        ]
      },
      {
        statement: 'Every demo block has an edit button, kept-alive ones too',
        files: ['src/demo/use-demo-editor.ts', 'src/page/views.tsx'],
        tests: [
          test('e2e/edit-in-place.spec.ts', 'an edit of a demo on its page survives a reload and can be reverted'),
          test(
            'e2e/edit-in-place.spec.ts',
            'a kept-alive view edited on its page has its previous state after the edit'
          )
        ]
      }
    ]
  }
]
