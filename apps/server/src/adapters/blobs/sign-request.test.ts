import { describe, expect, it } from "vitest";
import { encodePath, signRequest } from "./sign-request.ts";

/** The examples of the Amazon S3 API reference, "Authenticating Requests: Using the Authorization Header". */
const EXAMPLE = {
  host: "examplebucket.s3.amazonaws.com",
  now: Date.UTC(2013, 4, 24),
  credentials: { accessKey: "AKIAIOSFODNN7EXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1" },
};

describe("signRequest", () => {
  it("signs the published GET example", () => {
    const headers = signRequest({ ...EXAMPLE, method: "GET", path: "/test.txt", headers: { range: "bytes=0-9" }, body: new Uint8Array(0) });
    expect(headers["authorization"]).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });

  it("signs the published PUT example", () => {
    const headers = signRequest({
      ...EXAMPLE,
      method: "PUT",
      path: encodePath("/test$file.text"),
      headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      body: new TextEncoder().encode("Welcome to Amazon S3."),
    });
    expect(headers["authorization"]).toMatch(/Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/);
  });
});

it("encodes a path as S3 does", () => {
  expect(encodePath("/b/中 文(1)'*!.txt")).toBe("/b/%E4%B8%AD%20%E6%96%87%281%29%27%2A%21.txt");
});
