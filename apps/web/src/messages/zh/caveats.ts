/** What is said alike of a text a model has written and of a section. */
export const caveatMessages = {
  cut: "写到了模型的上限，最后一句可能没写完。",
  loop: "模型开始重复自己，就在那里停下了。",
  language: "写出来的不是你要的语言。",
};
