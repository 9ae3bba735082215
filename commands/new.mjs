import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './process.mjs'

/** `npm run new -- table/base/foo`: writes a page in both languages with its smallest code, one demo, its words and its spec. */
const route = (process.argv[2] ?? '').replace(/^\/+|\/+$/g, '')
if (!/^[a-z][\w-]*(\/[\w-]+)+$/i.test(route)) fail('Say which page: npm run new -- table/base/foo')
const folder = path.join(root, 'content', route)
if (existsSync(path.join(folder, 'page.zh.mdx'))) fail(`content/${route} exists already.`)
const name = route.split('/').pop()
const up = '../'.repeat(route.split('/').length + 1)

const page = (title, keywords, lead, heading, prose) => `---
title: ${title}
keywords: ${keywords}
---

${lead}

<Code src="./smallest.vue" />

## ${heading} {/*basic*/}

${prose}

<Demo src="./${name}-basic.vue" height={384} />
`
const files = {
  'page.zh.mdx': page(
    '标题',
    '关键词',
    '一到三句：做什么用，什么时候用，什么时候用别的。',
    '基础用法',
    '说明示例展示了什么、由哪些成员实现、可以试什么。'
  ),
  'page.en.mdx': page(
    'Title',
    'keywords',
    'One to three sentences: what for, when to use it, when something else is better.',
    'Basics',
    'Say what the demo shows, which members do it, what to try.'
  ),
  'smallest.vue': `<template>
  <vxe-table :data="people">
    <vxe-column field="name" title="姓名" />
    <vxe-column field="role" title="职务" />
  </vxe-table>
</template>

<script lang="ts">
import Vue from 'vue'
import { samplePeople } from '@/_shared/people'

export default Vue.extend({
  data () {
    return { people: samplePeople() }
  }
})
</script>
`,
  [`${name}-basic.vue`]: `<template>
  <vxe-table :data="people">
    <vxe-column type="seq" width="60" />
    <vxe-column field="name" title="姓名" />
    <vxe-column field="role" title="职务" />
  </vxe-table>
</template>

<script lang="ts">
import Vue from 'vue'
import { samplePeople } from '@/_shared/people'

export default Vue.extend({
  data () {
    return { people: samplePeople() }
  }
})
</script>
`,
  'words.en.json': '{}\n',
  [`${name}.spec.ts`]: `import { expect, test } from '${up}e2e/site.ts'

test('the table shows every person', async ({ demo }) => {
  const stage = await demo('/${route}', '${name}-basic')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(7)
})
`
}
mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
console.log(
  `Wrote content/${route}. Next: add it to content/nav.ts, write its text, smallest code, demo and spec, then "npm run check".`
)
