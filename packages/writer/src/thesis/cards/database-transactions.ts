import type { MethodCard } from "../method-card.ts";

export const databaseTransactions: MethodCard = {
  key: "database-transactions",
  title: { zh: "数据库事务与并发控制", en: "Database transactions and concurrency control" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  cues: {
    zh: ["数据库事务", "事务处理", "事务隔离", "并发控制", "隔离级别", "乐观锁", "悲观锁", "库存扣减", "超卖"],
    en: ["database transaction", "concurrency control", "isolation level", "optimistic lock", "pessimistic lock", "lost update"],
  },
  sentences: {
    zh: [
      "事务把几次读写合成一个整体，要么全部生效，要么全部撤销。",
      "隔离级别决定允许哪些并发现象：脏读读到未提交的数据，不可重复读前后两次读到的同一行不同，幻读前后两次查到的行数不同。",
      "同名的隔离级别在不同数据库里的实现并不相同，须以所用产品的文档为准，并写明版本。",
      "先读出数值、在程序里加减、再写回，可能使同时进行的另一次修改丢失；可改为在一条更新语句里计算，并把“余量足够”写进条件。",
      "乐观锁给每行一个版本号，更新时以读到的版本号为条件，受影响行数为 0 即说明已被他人改过，须重读再试或告知使用者。",
      "悲观锁在读取时就锁住将要修改的行，适合冲突频繁的数据，锁持有到事务结束，因此事务宜短。",
      "事务之内不宜等待外部接口或使用者的操作，连接与锁会在等待期间一直占用。",
      "发现死锁时数据库通常会撤销其中一个事务，程序应能识别这种错误并整体重试，重试须有次数上限。",
      "数据库事务管不到已经发出的短信、支付请求和写入的文件，这些操作应在提交之后进行，或另设可重复执行的补偿。",
    ],
    en: [
      "A transaction makes several reads and writes one unit that takes effect as a whole or not at all.",
      "The isolation level decides which effects of concurrency may occur: a dirty read sees uncommitted data, a non-repeatable read finds the same row changed, a phantom read finds other rows than before.",
      "Isolation levels of the same name work differently in different databases, so the documentation of the product and its version decide.",
      "Reading a value, changing it in the program and writing it back may lose a change made meanwhile; the calculation can be moved into one update statement whose condition requires that enough is left.",
      "An optimistic lock gives each row a version number and makes it a condition of the update; no affected row means that someone else has changed it, and the program reads again or tells the user.",
      "A pessimistic lock is taken when the row is read, which suits data with frequent conflicts; it lasts until the transaction ends, so transactions should be short.",
      "A transaction should not wait for an external interface or for a user, as connection and locks are held all the while.",
      "On detecting a deadlock a database usually undoes one of the transactions; the program should recognise that error and repeat the whole transaction a limited number of times.",
      "A database transaction has no hold on a message already sent, a payment requested or a file written; such actions should follow the commit, or have a compensation that can safely be repeated.",
    ],
  },
  missing: {
    zh: ["哪些操作放在同一事务里", "所用数据库、版本与隔离级别", "并发测试的做法与结果"],
    en: ["which operations share a transaction", "database, version and isolation level", "how concurrency was tested and what came out"],
  },
  limits: {
    zh: ["没有在并发下测过的加锁方案只能称为设计，不能称为已经保证一致。"],
    en: ["A locking scheme that was not tested under concurrency is a design and does not establish consistency."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "需要事务保护的操作", en: "Operations protected by a transaction" },
      head: { zh: ["操作", "涉及的表", "可能的并发冲突", "控制方式"], en: ["Operation", "Tables", "Possible conflict", "Control"] },
    },
  ],
  never: { zh: ["绝对一致", "海量并发"], en: ["guarantees perfect consistency", "unlimited concurrency"] },
};
