/** Which files and tests hold what the specification says: the source of docs/specification.md. */
export interface SpecifiedSection {
  title: string
  rows: { says: string; files: string[]; tests: HoldingTest[] }[]
}

export interface HoldingTest {
  file: string
  title: string
}

const test = (file: string, title: string): HoldingTest => ({ file, title })
const routes = 'build/specification/specified-routes.test.ts'
const shell = 'build/specification/specified-shell.test.ts'
const moving = 'e2e/move-around.spec.ts'
const trouble = 'e2e/trouble.spec.ts'
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
        says: 'Source shown, hidden, copied, in TypeScript and JavaScript',
        files: ['src/demo/source-panel.tsx', 'src/demo/demo-bar.tsx'],
        tests: [
          test(source, 'the source is hidden at first, loads on first show and copies'),
          test(source, 'the choice of JavaScript is remembered and holds for every demo'),
          test(trouble, 'copying a source that does not exist says so and leaves the clipboard alone')
        ]
      },
      {
        says: 'A link to report an error and one to run a demo',
        files: ['src/links.ts', 'src/outline/outline.tsx'],
        tests: [test(moving, 'the run link of a demo page opens its first demo in the playground')]
      },
      {
        says: 'Upgrade guide, with the version lines',
        files: ['content/table/start/upgrade/page.zh.mdx', 'shared/version-lines.ts'],
        tests: [
          test('build/specification/version-lines.test.ts', 'the upgrade guide names every line with its date (%s)')
        ]
      },
      {
        says: 'Four languages, Japanese with the Chinese text',
        files: ['src/locale/messages.ts', 'src/locale/messages-ja.ts'],
        tests: [test('shared/locale.test.ts', 'each value of the select is a locale')]
      },
      {
        says: 'Header: resources, enterprise edition, donation, plugins, plugin authorization',
        files: [
          'src/header/header.tsx',
          'src/header/plugin-link.tsx',
          'docs/decisions/0021-two-parts-of-the-header.md'
        ],
        tests: [
          test(
            header,
            'the authorization of plugins stands beside their link, also while that is disabled and says why'
          )
        ]
      }
    ]
  },
  {
    title: '2. Screens and routes',
    rows: [
      {
        says: 'Every route has a page with its demos',
        files: ['content/nav.ts', 'build/specification/specified-routes.ts', 'src/page/route.ts'],
        tests: [
          test(routes, 'every specified route below %s has a page with its demos'),
          test(routes, '%s shows its specified views'),
          test(
            'e2e/every-page.spec.ts',
            'the demos of ${names} mount in every language and both themes, in the height kept for them'
          )
        ]
      },
      {
        says: 'Aliases redirect, with the query',
        files: ['content/table/advanced/import/page.zh.mdx', 'content/table/advanced/customWidthStorage/page.zh.mdx'],
        tests: [
          test(routes, 'the alias %s redirects to %s'),
          test(moving, 'the alias ${alias} leads to its page, with the query kept')
        ]
      },
      {
        says: '`/` and unknown paths lead to the install page',
        files: ['src/page/route.ts'],
        tests: [
          test(first, 'the root and unknown addresses lead to the install page, with the query kept'),
          test(routes, 'unknown names of a component, unknown paths and the root lead to the install page')
        ]
      },
      {
        says: '`/:name/api` and `filterName`',
        files: ['src/api-table/state/address.ts'],
        tests: [
          test(routes, 'the reference answers the specified names and no other'),
          test('e2e/look-up-a-member.spec.ts', 'an address with ${address} opens, expands and marks its row')
        ]
      },
      {
        says: '`/api/preview`',
        files: ['content/api/preview/page.zh.mdx'],
        tests: [
          test(
            'build/specification/preview-page.test.ts',
            'the preview announces versions of the library, nothing of this site (%s)'
          )
        ]
      },
      {
        says: 'Groups of the sidebar',
        files: ['content/nav.ts', 'docs/decisions/0020-sidebar-groups.md'],
        tests: [test(shell, 'the specified groups of the sidebar stand in their order')]
      },
      {
        says: 'The sidebar’s toggle and the run link, on the listed pages',
        files: ['shared/page.ts'],
        tests: [
          test(shell, 'the sidebar can be hidden on six guides, the reference and the donation page, nowhere else'),
          test(shell, 'every page with demos has a run link, except start, module and reference pages')
        ]
      },
      {
        says: 'Previous and next, also on the donation page',
        files: ['src/footer/page-foot.tsx', 'build/pages/site.ts'],
        tests: [
          test(moving, 'previous and next walk through the sidebar'),
          test(
            'build/pages/site.test.ts',
            'pages stand in the order of the menu, with neighbours also where the group is hidden'
          )
        ]
      },
      {
        says: 'Search box',
        files: ['src/search/search-box.tsx', 'src/sidebar/sidebar.tsx'],
        tests: [test(finding, 'a filter without a hit says so with the keyword marked, and takes signs as signs')]
      }
    ]
  },
  {
    title: '3. Entities and their fields',
    rows: [
      {
        says: 'Navigation items, product and version lists, version answer',
        files: ['shared/page.ts', 'shared/versions.ts'],
        tests: [
          test('shared/versions.test.ts', 'a good answer is read and loses what nobody asked for'),
          test('shared/versions.test.ts', 'lists are read entry by entry, without members nobody asked for')
        ]
      },
      {
        says: 'Shapes of filter data',
        files: ['content/table/renderer/filter/page.zh.mdx'],
        tests: [
          test('content/table/renderer/filter/filter.spec.ts', 'the operator decides between contains and equals'),
          test(
            'content/table/renderer/filter/filter.spec.ts',
            'text conditions and ticked values add up, and fMode joins the conditions'
          )
        ]
      },
      {
        says: 'Reference of every component',
        files: ['build/api/reference.ts', 'content/api/table-rows.ts'],
        tests: [test('build/api/library-facts.test.ts', 'every path is a member once')]
      }
    ]
  },
  {
    title: '4. States and transitions',
    rows: [
      {
        says: 'Groups open and close, the current one is open, a filter opens its matches',
        files: ['src/sidebar/nav-group.tsx'],
        tests: [
          test(finding, 'groups open and close on a click, and the current page’s group is open from the start'),
          test(finding, 'the filter waits, opens the groups that match and marks the match')
        ]
      },
      {
        says: 'Notices are acknowledged once',
        files: ['src/notices/upgrade-alert.tsx', 'src/notices/new-version-door.tsx'],
        tests: [
          test(first, 'the upgrade notice is shown until it is acknowledged, once'),
          test(first, 'the upgrade notice closed with Escape comes again, it was not acknowledged'),
          test(trouble, 'a newer 3.8 is announced once per version')
        ]
      },
      {
        says: 'Memorial days',
        files: ['src/versions/memorial.ts'],
        tests: [test(trouble, 'on a memorial day everything is grey, and the next visit is grey from its first paint')]
      },
      {
        says: 'The language is stored and checked',
        files: ['src/locale/locale.ts', 'shared/locale.ts'],
        tests: [
          test(language, 'a stored value that is no language is ignored'),
          test(language, 'a language in the address counts for the visit and is not stored')
        ]
      },
      {
        says: 'Version lines and their dates',
        files: ['shared/version-lines.ts', 'server/lists/vxe-table-version.json'],
        tests: [
          test('shared/version-lines.test.ts', 'the line of %s is %j'),
          test(header, 'the version select says what became of each line (${locale})'),
          test(header, 'another version opens on the same page where it has the route, else on its start page')
        ]
      }
    ]
  },
  {
    title: '5. Validation rules',
    rows: [
      {
        says: '`mobile` and `email`',
        files: ['content/_shared/validators.ts'],
        tests: [
          test(
            'content/form/valid/validators.test.ts',
            'a mobile number has 11 digits, starts with 1 and goes on with 3 to 9'
          ),
          test(
            'content/form/valid/validators.test.ts',
            'an empty cell fails, an empty item of a form is the business of required'
          )
        ]
      },
      {
        says: 'A name is required',
        files: ['content/form/valid/form-methods.vue'],
        tests: [
          test('content/form/valid/valid.spec.ts', 'validate, validateField, clearValidate and reset do what they say')
        ]
      },
      {
        says: 'Filters',
        files: ['content/table/renderer/filter/page.zh.mdx'],
        tests: [
          test(
            'content/table/renderer/filter/filter.spec.ts',
            'the text filter keeps rows that contain the text, confirmed by Enter'
          ),
          test('content/table/renderer/filter/filter.spec.ts', 'confirming an empty text leaves everything unfiltered')
        ]
      }
    ]
  },
  {
    title: '6. Roles and permissions',
    rows: [
      {
        says: 'Flags show and disable the plugin link',
        files: ['src/header/plugin-link.tsx', 'src/header/products-menu.tsx'],
        tests: [test(trouble, 'a disabled plugin link says why, a hidden one is not there')]
      }
    ]
  },
  {
    title: '7. Calls the product makes',
    rows: [
      {
        says: 'Versions and lists, of the own origin unless set',
        files: ['src/versions/site-data.ts', 'server/api.ts'],
        tests: [
          test(header, 'without settings the versions and the lists are asked of the origin itself'),
          test('server/api.test.ts', 'the versions answer is what the page reads'),
          test(trouble, 'nothing visible breaks when the API is out of reach or talks nonsense')
        ]
      },
      {
        says: 'Sources of demos',
        files: ['src/demo/source-text.ts', 'build/vite/content-plugin.ts'],
        tests: [
          test(source, 'a source that is not there is an example that does not exist yet'),
          test(source, 'a network failure stops the spinner, shows no error and can be tried again')
        ]
      },
      {
        says: 'Chunks below `static/`',
        files: ['server/caching.ts'],
        tests: [test('server/assets.test.ts', '/v3.8/%s is kept as %s')]
      }
    ]
  },
  {
    title: '8. Error catalogue',
    rows: [
      {
        says: 'No search result',
        files: ['src/search/hits.tsx'],
        tests: [
          test('e2e/search.spec.ts', 'nothing found says so with the keyword marked, and offers the other language')
        ]
      },
      {
        says: 'Being refactored, stay tuned',
        files: ['src/sidebar/nav-group.tsx', 'docs/decisions/0021-two-parts-of-the-header.md'],
        tests: [test(header, 'a part of the navigation without pages says that it is being refactored')]
      },
      {
        says: 'Chunks and styles that fail',
        files: ['src/chunk-error.ts', 'src/page/page-error.tsx'],
        tests: [
          test('src/chunk-error.test.ts', 'a file that answers %i is %s'),
          test('src/chunk-error.test.ts', 'a style has a code of its own'),
          test(trouble, 'a page that does not arrive says so, and a retry brings it')
        ]
      },
      {
        says: 'An unknown demo',
        files: ['src/playground/project/use-opened.ts'],
        tests: [test('e2e/run-a-demo.spec.ts', 'the playground says when there is no such demo')]
      }
    ]
  },
  {
    title: '9. Business constants and limits',
    rows: [
      {
        says: 'The filter waits 500 ms',
        files: ['src/sidebar/debounced.ts'],
        tests: [test(finding, 'the filter waits, opens the groups that match and marks the match')]
      },
      {
        says: 'A script has 120,000 ms',
        files: ['src/chunk-error.ts'],
        tests: [
          test(
            'src/chunk-error.test.ts',
            'an import that never ends is a timeout of the chunk that was asked for, one that ends is itself'
          )
        ]
      },
      {
        says: 'Sample pages of 10 rows',
        files: ['docs/decisions/0022-page-size-of-demos.md'],
        tests: [
          test('content/table/grid/page/page.spec.ts', 'the pager slices rows that are all here, and numbers go on'),
          test(
            'content/table/advanced/page/page.spec.ts',
            'each page is a request, the last one wins, and a failed one can be repeated'
          )
        ]
      },
      {
        says: 'Keys of the local storage',
        files: ['shared/storage-keys.ts'],
        tests: [test('src/storage.test.ts', 'every key but the language has the prefix of the site')]
      },
      {
        says: '`myAmount` and `mySwitch`, `myExport` and `myLink`',
        files: ['content/_shared/formats.ts', 'content/table/commands/api/page.zh.mdx'],
        tests: [
          test('content/_shared/formats.test.ts', 'myAmount writes thousands separators and two decimals'),
          test('content/_shared/formats.test.ts', 'mySwitch is on for 1 and off for everything else'),
          test('content/table/commands/api/api.spec.ts', 'myExport downloads the data of the table as CSV'),
          test(
            'content/table/commands/api/api.spec.ts',
            'myLink opens the official site in a new tab without access to this one'
          )
        ]
      }
    ]
  },
  {
    title: 'Clarifications: what the site is',
    rows: [
      {
        says: 'The demos are Vue 2 on the installed library',
        files: ['src/demo/mount-vue.ts'],
        tests: [
          test('e2e/run-a-demo.spec.ts', 'a demo is mounted when it comes near the window, in the space kept for it')
        ]
      },
      {
        says: 'Base path, hash routes, names of chunks',
        files: ['shared/base-path.ts', 'src/place.ts'],
        tests: [
          test('server/app.test.ts', '%s leads to the site and keeps the query'),
          test('shared/href.test.ts', 'an address is a path, a query and an anchor')
        ]
      }
    ]
  },
  {
    title: 'Clarifications: languages',
    rows: [
      {
        says: 'Switching keeps the page, the scroll position and the demos',
        files: ['src/page/site-view.ts', 'src/demo/library-language.ts'],
        tests: [
          test(
            language,
            'switching the language in the middle of an edited demo keeps the page, the scroll position and the edit'
          ),
          test(language, 'Traditional Chinese is offered, and the library speaks it too')
        ]
      }
    ]
  },
  {
    title: 'Clarifications: the version answer',
    rows: [
      {
        says: 'Stable and beta lists, newest first',
        files: ['server/releases.ts'],
        tests: [
          test('server/releases.test.ts', 'versions are sorted newest first, by number and not by letter'),
          test(
            'shared/versions.test.ts',
            'the stable version is the tag v3-legacy, else the newest stable one, else unknown'
          )
        ]
      },
      {
        says: 'Cached, stale while it refreshes, a snapshot without the registry',
        files: ['server/versions.ts', 'server/versions-snapshot.json'],
        tests: [
          test('server/versions.test.ts', 'a stale answer is served at once while one refresh runs'),
          test(
            'server/versions.test.ts',
            'a hanging registry costs all readers of a cold start one bounded wait together'
          )
        ]
      },
      {
        says: 'The lists are an operator’s files',
        files: ['server/lists.ts'],
        tests: [
          test('server/lists.test.ts', 'a broken list (%s) is logged once and the last good one is served'),
          test('server/lists.test.ts', "an operator's edit shows at the next request")
        ]
      }
    ]
  },
  {
    title: 'Clarifications: behaviour',
    rows: [
      {
        says: 'The filter of the sidebar takes plain text',
        files: ['src/sidebar/filter-nav.ts'],
        tests: [test('src/sidebar/filter-nav.test.ts', 'characters of regular expressions are characters')]
      },
      {
        says: 'A failed page can be tried again, an updated site offers a reload',
        files: ['src/page/page-error.tsx'],
        tests: [
          test(trouble, 'a page that does not arrive says so, and a retry brings it'),
          test(trouble, 'a page of an older build offers a reload that stays on the page')
        ]
      },
      {
        says: 'Storage that throws breaks nothing',
        files: ['src/storage.ts'],
        tests: [
          test(trouble, 'the site works with storage switched off'),
          test('src/storage.test.ts', 'storage whose every access throws finds nothing')
        ]
      },
      {
        says: 'Every demo block has an edit button, kept-alive ones too',
        files: ['src/demo/use-demo-editor.ts', 'src/page/views.tsx'],
        tests: [
          test(
            'e2e/edit-in-place.spec.ts',
            'a demo is edited where it stands, the edit outlasts a reload and is taken back'
          ),
          test('e2e/edit-in-place.spec.ts', 'a kept view is edited where it stands, and what was kept is there again')
        ]
      }
    ]
  }
]
