import { createDocTools } from '../../mcp/doc-tools.ts'
import { createFileTools } from '../../mcp/file-tools.ts'
import type { Command, Docs } from '../command.ts'
import { exitCodes } from '../command.ts'
import { docsVersion } from '../../answers/docs-version.ts'
import { createDocFactReader } from '../doc-facts.ts'
import { readOptions } from '../options.ts'

export const mcpCommand: Command = {
  name: 'mcp',
  usage: 'mcp',
  summary: {
    zh: '为编程助手提供工具（MCP，标准输入输出）',
    en: 'offer tools to a coding assistant (MCP over standard input and output)'
  },
  help: {
    zh: `由编程助手启动，通过标准输入输出通信，不需要手动运行。
工具：search 搜索，read 读取页面、成员和示例，check 检查代码，upgrade 升级代码。只读，不写入文件，不访问网络。

助手的配置：{ "mcpServers": { "vxe-docs": { "command": "npx", "args": ["vxe-docs", "mcp"] } } }`,
    en: `A coding assistant starts it and communicates over standard input and output. It is not run by hand.
Tools: search; read pages, members and demos; check code; upgrade code. They only read, and use no network.

Configuration of an assistant: { "mcpServers": { "vxe-docs": { "command": "npx", "args": ["vxe-docs", "mcp"] } } }`
  },
  async run({ args, openDocs, writeError }) {
    readOptions(args, {})
    // The protocol would delay the start of every other command by 0.1 s.
    const [{ serveStdio }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../../mcp/create-server.ts')
    ])
    let opened: Docs | undefined
    const docs = () => (opened ??= openDocs())
    const sources = { getAnswers: async () => docs().answers }
    const tools = [...createDocTools(sources), ...createFileTools(sources, createDocFactReader(docs))]
    const closed = new Promise<void>(resolve => process.stdin.once('close', resolve).once('end', resolve))
    const connection = serveStdio(() => createMcpServer(tools, docsVersion), {
      onerror: ({ message }) => writeError(`${message}\n`)
    })
    await closed
    await connection.close()
    return exitCodes.done
  }
}
