// Jest imports this empty module in place of every style sheet.
module.exports = {};
