import type { MethodCard } from "../method-card.ts";

export const performanceTest: MethodCard = {
  key: "performance-test",
  title: { zh: "性能测试", en: "Performance test" },
  methods: ["design"],
  roles: ["testing", "results"],
  cues: {
    zh: ["性能测试", "压力测试", "负载测试", "吞吐量", "并发测试", "JMeter", "卡", "很慢", "同时在线", "人多的时候"],
    en: ["performance test", "load test", "stress test", "throughput", "jmeter", "slow", "many users at once"],
  },
  sentences: {
    zh: [
      "负载测试在预计的并发量下看是否达标，压力测试逐步加大并发量，找出响应时间急升或出错的一点，两者回答的问题不同。",
      "结果应同时给出响应时间的中位数与高百分位、吞吐量和出错率；出错的请求往往返回得快，会把平均响应时间拉低。",
      "虚拟用户在两次请求之间应有思考时间，没有思考时间的一个虚拟用户相当于许多真实用户。",
      "稳定状态下，并发用户数等于吞吐量乘以响应时间与思考时间之和，可用此式核对三个测得的量是否相容。",
      "正式计时前须预热，使连接池、缓存和即时编译达到稳定，预热期间的数据不计入。",
      "发压的程序与被测系统宜在不同的机器上，否则两者争用处理器，测得的是它们共同的极限。",
      "测试库中的数据量应接近实际使用一段时间之后的规模，空库上的查询快慢不能说明问题。",
      "应同时记录处理器、内存、磁盘和数据库连接的占用，才能指出瓶颈在哪里；每种负载应重复几次并给出波动。",
    ],
    en: [
      "A load test asks whether targets are met at the expected load, a stress test raises the load until response times climb or errors appear; the two answer different questions.",
      "Results should give median and high percentiles of the response time together with throughput and error rate, since failing requests often return quickly and lower the mean.",
      "Virtual users need a think time between requests; one without it amounts to many real users.",
      "In a steady state the number of concurrent users equals throughput times the sum of response time and think time, which shows whether the three measured quantities agree.",
      "Connection pools, caches and just-in-time compilation need a warm-up before timing begins, and the data of the warm-up should be left out.",
      "Load generator and system should run on different machines, or they compete for the processor and the limit measured is that of both.",
      "The test database should hold about as much data as after some time of real use; the speed of queries on an empty one says nothing.",
      "Processor, memory, disk and database connections have to be recorded along with the load to locate a bottleneck, and each load should be repeated and its spread reported.",
    ],
  },
  missing: {
    zh: ["服务器与客户机的配置、网络", "测试数据量与各接口的请求比例", "各并发量下的结果", "目标值及其依据"],
    en: [
      "configuration of server and client, and the network",
      "volume of test data and mix of requests",
      "results at each load",
      "target values and their basis",
    ],
  },
  limits: {
    zh: ["结果只适用于所述的硬件、数据量和请求比例，不能推算到未测的并发量。"],
    en: ["Results hold for the hardware, data volume and mix of requests described and cannot be extended to loads that were not tested."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "N = X\\,(R + Z)",
      where: {
        zh: "$N$ 为并发用户数，$X$ 为吞吐量（每秒完成的请求数），$R$ 为平均响应时间（s），$Z$ 为平均思考时间（s）。",
        en: "$N$ is the number of concurrent users, $X$ the throughput in requests per second, $R$ the mean response time in seconds and $Z$ the mean think time in seconds.",
      },
    },
    {
      kind: "table",
      title: { zh: "不同并发量下的测试结果", en: "Results at different loads" },
      head: {
        zh: ["并发用户数", "吞吐量（次/s）", "响应时间中位数（ms）", "响应时间高百分位（ms）", "出错率（%）", "处理器占用（%）"],
        en: ["Concurrent users", "Throughput (1/s)", "Median response time (ms)", "High percentile (ms)", "Error rate (%)", "CPU use (%)"],
      },
    },
  ],
  never: { zh: ["毫秒级响应", "性能优越", "轻松应对"], en: ["lightning-fast", "excellent performance"] },
};
