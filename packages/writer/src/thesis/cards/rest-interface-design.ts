import type { MethodCard } from "../method-card.ts";

export const restInterfaceDesign: MethodCard = {
  key: "rest-interface-design",
  title: { zh: "REST 接口设计", en: "REST interface design" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  kinds: ["software"],
  cues: {
    zh: ["接口设计", "REST", "RESTful", "接口文档", "后端接口", "API", "接口", "前后端怎么传"],
    en: ["rest api", "restful", "interface design", "endpoint", "http api", "api", "requests"],
  },
  sentences: {
    zh: [
      "REST 风格的接口以资源为中心，路径用名词，动作由 HTTP 方法表达，同一资源的查询、新建、修改、删除共用一组路径。",
      "GET 只读取，不应改变服务器上的数据，因为浏览器、代理和爬虫会自行重复发送它。",
      "PUT 与 DELETE 按定义是幂等的，重复执行与执行一次的效果相同；POST 不是，网络超时后的重发可能产生两条记录，可用客户端生成的请求标识去重。",
      "状态码应与含义相符：400 表示请求不合要求，401 表示没有通过身份认证，403 表示身份已知而无权，404 表示资源不存在，409 表示与当前状态冲突。",
      "出错时的响应体宜有统一的结构，含可供程序判断的错误码和可供人阅读的说明，不应把堆栈和查询语句返回给客户端。",
      "列表接口须分页并限制每页的上限，排序须含唯一的列，否则翻页时会重复或遗漏。",
      "每个参数在服务器端按类型、长度和取值范围校验，路径中的编号还须核对是否属于当前用户。",
      "接口一经使用，增加可选字段不影响旧客户端，删改字段须换版本号。",
    ],
    en: [
      "A REST interface is built around resources: paths are nouns, the HTTP method says what is done, and reading, creating, changing and deleting a resource share one set of paths.",
      "GET only reads and should change nothing on the server, because browsers, proxies and crawlers repeat it of their own accord.",
      "PUT and DELETE are idempotent by definition, so repeating them has the effect of one call; POST is not, and a retry after a timeout may create a second record unless a request identifier from the client shows that it is a repeat.",
      "Status codes should mean what they say: 400 for a malformed request, 401 for missing or failed authentication, 403 for a known user without the right, 404 for a missing resource, 409 for a conflict with the current state.",
      "Error responses should share one structure with a code for programs and a sentence for people, and should expose neither stack traces nor queries.",
      "A list has to be paged with an upper bound on the page size, and its order has to include a unique column, or rows are repeated or skipped between pages.",
      "Each parameter is validated on the server for type, length and range, and an identifier in the path is also checked for belonging to the current user.",
      "Once an interface is in use, adding an optional field leaves old clients working, whereas removing or changing one takes a new version.",
    ],
  },
  missing: {
    zh: ["接口清单与各接口的参数、返回值", "错误码表", "接口文档的生成方式"],
    en: ["the list of endpoints with parameters and responses", "the table of error codes", "how the interface documentation is produced"],
  },
  limits: {
    zh: ["合乎 REST 的写法只说明接口的形式一致，权限与输入校验是否完备须逐个接口测试。"],
    en: [
      "REST conventions make an interface uniform; whether rights and input are checked everywhere has to be tested endpoint by endpoint.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "接口清单", en: "Endpoints" },
      head: {
        zh: ["方法", "路径", "用途", "所需权限", "请求参数", "返回", "可能的错误"],
        en: ["Method", "Path", "Purpose", "Right required", "Parameters", "Response", "Possible errors"],
      },
    },
  ],
  never: { zh: ["无缝对接", "一键接入"], en: ["seamless integration", "plug-and-play"] },
};
