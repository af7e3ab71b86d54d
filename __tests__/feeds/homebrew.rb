# Runs a cask or formula with the words of Homebrew's language that it uses, on a made-up machine, and prints what it says.
require 'json'

file, SYSTEM, CPU = ARGV
FACTS = {}

module Language
  %i[version url sha256 name desc homepage license app].each do |word|
    define_method(word) { |value| FACTS[word] = value }
  end
  def depends_on(**) = nil
  def on_arm = CPU == 'arm' && yield
  def on_intel = CPU == 'intel' && yield
  def on_macos = SYSTEM == 'macos' && yield
  def on_linux = SYSTEM == 'linux' && yield
  def test = nil
end

class Formula
  extend Language
  def self.name(*) = super()
  def self.inherited(formula) = FACTS[:class] = formula.to_s
end

def cask(token)
  FACTS[:token] = token
  yield
end

extend Language
load file
puts JSON.generate(FACTS)
