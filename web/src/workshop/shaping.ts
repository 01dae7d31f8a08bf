/** What a field holds before anybody has filled it in, made from its form. */
import type { Field } from "../wire";

export type Row = Record<string, unknown>;

/** A value that fits a field, as far as there is one. */
export function firstOf(field: Field): unknown {
  if (field.usual !== undefined && field.usual !== null) return structuredClone(field.usual);
  switch (field.kind) {
    case "text":
    case "card":
      return "";
    case "number":
      return field.low ?? 1;
    case "toggle":
      return false;
    case "choice":
      return field.choices?.[0]?.value ?? "";
    case "many":
      return field.least ? [field.choices![0]!.value] : [];
    case "cards":
      return [];
    case "numbers":
      return {};
    case "op":
      return opOf(field, field.ops![0]!.op);
    case "list":
      return field.least || field.needed ? [firstOf(field.parts![0]!)] : [];
    case "parts":
      return Object.fromEntries(field.parts!.map((part) => [part.name, firstOf(part)]));
  }
}

/** An op with its numbers as they usually are. */
export function opOf(field: Field, name: string): Row {
  const op = field.ops!.find((each) => each.op === name)!;
  const parts = (op.parts ?? []).filter((part) => part.needed || (part.usual !== null && part.usual !== undefined));
  return { op: name, ...Object.fromEntries(parts.map((part) => [part.name, firstOf(part)])) };
}

/** A card on which nothing stands yet but what it must have; of a new one there is a copy. */
export function blank(fields: Field[]): Row {
  const needed = fields.filter((field) => field.needed && field.kind !== "text" && field.name !== "id");
  const first = (field: Field): unknown => (field.name === "copies" ? Math.max(1, field.low ?? 1) : firstOf(field));
  return Object.fromEntries(needed.map((field) => [field.name, first(field)]));
}

/** Whether a field may be left out and then is as if it were not there. */
export const isSpare = (field: Field): boolean => !field.needed && (field.usual === null || field.usual === undefined);
