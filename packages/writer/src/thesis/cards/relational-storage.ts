import type { MethodCard } from "../method-card.ts";

export const relationalStorage: MethodCard = {
  key: "relational-storage",
  title: { zh: "关系数据库存储", en: "Relational storage" },
  methods: ["design"],
  roles: ["technology"],
  standard: ["technology"],
  cues: { zh: ["数据存储", "数据库", "MySQL", "SQLite", "PostgreSQL"], en: ["data storage", "database", "mysql", "sqlite", "postgres"] },
  sentences: {
    zh: [
      "关系数据库以表保存数据，用主键标识一行、外键表示联系，约束由数据库检查，程序有漏洞时仍能挡住不合规则的数据。",
      "需要几步同时成功或同时取消的操作放进一个事务，这是选用关系数据库的主要理由之一。",
      "索引使按某列查找变快，但每次写入都要更新索引，因此只给常用的查询条件建索引。",
      "图片和文件宜放在文件或对象存储中，表里只存路径与大小，放进表里会拖慢备份与查询。",
      "字符集须支持全部汉字与表情符号，排序规则影响比较与查重，建库时就要定下。",
      "金额用定点数而不用浮点数，时间统一时区保存，这两处出错往往到汇总时才显现。",
    ],
    en: [
      "A relational database keeps data in tables, with a primary key for each row and foreign keys for links; it checks constraints itself and so stops wrong data even where a program fails to.",
      "Steps that must succeed or fail together form one transaction, which is one of the main reasons for choosing it.",
      "An index speeds up finding by a column but has to be updated with every write, so only frequent conditions get one.",
      "Pictures and files belong in file or object storage, with only path and size kept in the table; stored in tables they slow down backups and queries.",
      "The character set has to cover all characters in use, including emoji, and the collation affects comparison and uniqueness; both should be settled when the database is created.",
      "Amounts of money should be stored as fixed-point numbers and times in one time zone; mistakes here often show only when totals are drawn up.",
    ],
  },
  missing: { zh: ["数据库的版本与字符集", "预计的数据量"], en: ["version and character set of the database", "expected amount of data"] },
  limits: {
    zh: ["数据量小时各种数据库差别不明显，不宜据此比较性能。"],
    en: ["With little data databases hardly differ, and performance should not be compared on it."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
