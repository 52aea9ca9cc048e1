/** Characters of formulas and their LaTeX commands, as "character command" pairs. */
const SYMBOLS = `
α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi
π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega
± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∗ ast ⋆ star ∘ circ ∙ bullet ⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ∩ cap ∪ cup ∧ wedge ∨ vee
≤ le ≥ ge ≪ ll ≫ gg ≠ ne ≈ approx ≡ equiv ∼ sim ≃ simeq ≅ cong ∝ propto ≺ prec ≻ succ ⩽ leqslant ⩾ geqslant ≜ triangleq
∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ∅ emptyset ∖ setminus ⊥ perp ∥ parallel ∣ mid ∤ nmid
∀ forall ∃ exists ∄ nexists ¬ neg ⊤ top ⊢ vdash ⊨ models ∴ therefore ∵ because
→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ↑ uparrow ↓ downarrow ⟶ longrightarrow
⟵ longleftarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ↪ hookrightarrow ⇀ rightharpoonup ⇌ rightleftharpoons ↗ nearrow ↘ searrow
∞ infty ∂ partial ∇ nabla ℏ hbar ℓ ell ℜ Re ℑ Im ℵ aleph ∠ angle △ triangle □ square ◻ square ♯ sharp ♭ flat † dagger ‡ ddagger
… ldots ⋯ cdots ⋮ vdots ⋱ ddots ‖ | ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ⟨ langle ⟩ rangle 〈 langle 〉 rangle
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ⨆ bigsqcup
`;

/** Commands by character. */
export const COMMANDS: ReadonlyMap<string, string> = new Map(
  (SYMBOLS.match(/\S+ \S+/g) ?? []).map((pair): [string, string] => {
    const [character = "", command = ""] = pair.split(" ");
    return [character, `\\${command}`];
  }),
);

/** What LaTeX reads as more than itself. */
export const ESCAPED: ReadonlyMap<string, string> = new Map([
  ["\\", "\\backslash"],
  ["{", "\\{"],
  ["}", "\\}"],
  ["%", "\\%"],
  ["#", "\\#"],
  ["$", "\\$"],
  ["_", "\\_"],
  ["&", "\\&"],
  ["~", "\\sim"],
  ["^", "\\hat{}"],
  ["−", "-"],
  ["′", "'"],
  ["″", "''"],
  ["‴", "'''"],
  ["ℝ", "\\mathbb{R}"],
  ["ℕ", "\\mathbb{N}"],
  ["ℤ", "\\mathbb{Z}"],
  ["ℚ", "\\mathbb{Q}"],
  ["ℂ", "\\mathbb{C}"],
  ["\u2003", "\\quad"],
  ["\u2009", "\\,"],
  ["\u2005", "\\:"],
  ["\u2004", "\\;"],
  ["\u00a0", "\\ "],
  ["\u2062", ""],
  ["\u2061", ""],
  ["\u200b", ""],
]);

/** Accents by the combining character of `m:acc`. */
export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ["\u0302", "\\hat"],
  ["\u0303", "\\tilde"],
  ["\u0304", "\\bar"],
  ["\u0305", "\\bar"],
  ["\u00af", "\\bar"],
  ["\u0306", "\\breve"],
  ["\u0307", "\\dot"],
  ["\u0308", "\\ddot"],
  ["\u20db", "\\dddot"],
  ["\u030c", "\\check"],
  ["\u0301", "\\acute"],
  ["\u0300", "\\grave"],
  ["\u20d7", "\\vec"],
  ["\u20d6", "\\overleftarrow"],
  ["\u030a", "\\mathring"],
  ["^", "\\hat"],
  ["~", "\\tilde"],
]);

/** Names set upright that have a command of their own. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf det dim ker gcd deg hom arg Pr".split(
    " ",
  ),
);

/** Alphabets by `m:scr`. */
export const ALPHABETS: ReadonlyMap<string, string> = new Map([
  ["double-struck", "\\mathbb"],
  ["script", "\\mathcal"],
  ["fraktur", "\\mathfrak"],
  ["sans-serif", "\\mathsf"],
  ["monospace", "\\mathtt"],
]);
